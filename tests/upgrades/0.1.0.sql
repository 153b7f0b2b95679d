BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	cause VARCHAR(128), 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',1,1794769622489,'{"is": "Sat", "seat": 0, "guest": "ef267d31f498ad0b9c95e257", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',2,1794769623367,'{"is": "Sat", "seat": 1, "guest": "5255fb21d7bae7899985885f", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',3,1794769623367,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',4,1794769625823,'{"is": "Moved", "seat": 0, "move": "g9"}','ef267d31f498ad0b9c95e257:deb873f348ea4aa29ebfcbd266899fe2');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',5,1794769626661,'{"is": "Moved", "seat": 1, "move": "e1-e2-f3"}','5255fb21d7bae7899985885f:4438ef6dfe8d4d0699252e6be7dedb0a');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',6,1794769627123,'{"is": "Moved", "seat": 0, "move": "d4-c3-b3-b4"}','ef267d31f498ad0b9c95e257:7b458815dc7f4f3db898f1cb1b470d6a');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',7,1794769627395,'{"is": "Moved", "seat": 1, "move": "k2"}','5255fb21d7bae7899985885f:c04c994ced094d198ef077a7bf33893a');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',8,1794769627659,'{"is": "Moved", "seat": 0, "move": "g5-g6-h6-i6"}','ef267d31f498ad0b9c95e257:9d6efcf23d4244a9b02e5ab1d88e5b1f');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',9,1794769627905,'{"is": "Moved", "seat": 1, "move": "e7-d7-d8-e9"}','5255fb21d7bae7899985885f:1e93cf8e7b4a467caf8a830e1b7b69b3');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',10,1794769628551,'{"is": "Moved", "seat": 0, "move": "i1-h2-h3"}','ef267d31f498ad0b9c95e257:60011dee4ae34d06b0e4d0b552877f88');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',11,1794769628953,'{"is": "Moved", "seat": 1, "move": "f1-g1"}','5255fb21d7bae7899985885f:edcd42b762c34c8bb27781c181daaf07');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',12,1794769629883,'{"is": "Moved", "seat": 0, "move": "j1-k1"}','ef267d31f498ad0b9c95e257:83d491afce8d48c783f56ba240e81979');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',13,1794769630564,'{"is": "Moved", "seat": 1, "move": "j2-i3-h4"}','5255fb21d7bae7899985885f:7f41e90d0a224be48f147b4feb4f407d');
INSERT INTO "events" VALUES('9371jCHFD_2M_pL9',14,1794769630864,'{"is": "Moved", "seat": 0, "move": "k6-j7-i8"}','ef267d31f498ad0b9c95e257:bb0b565b66a743eb976ae9f08b576cc6');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',1,1794769631417,'{"is": "Sat", "seat": 0, "guest": "ef267d31f498ad0b9c95e257", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',2,1794769631671,'{"is": "Sat", "seat": 1, "guest": "5255fb21d7bae7899985885f", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',3,1794769631671,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',4,1794769632041,'{"is": "Moved", "seat": 0, "move": "1:f5-e6-d6-c6"}','ef267d31f498ad0b9c95e257:0cd48ccc8c824e4e946217b326ab242e');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',5,1794769632260,'{"is": "Moved", "seat": 1, "move": "2:d2-e1-f1-f2"}','5255fb21d7bae7899985885f:71b0210cee22488c8b7f910e3d1e9d4a');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',6,1794769632368,'{"is": "Moved", "seat": 0, "move": "2:e4-e5-e6"}','ef267d31f498ad0b9c95e257:b7fa09a218c04253982dac33501c033d');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',7,1794769632482,'{"is": "Moved", "seat": 1, "move": "2:b1-b2-a2-a3"}','5255fb21d7bae7899985885f:619495fbbe1a41268bc2200034075f06');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',8,1794769632596,'{"is": "Moved", "seat": 0, "move": "2:c6@1"}','ef267d31f498ad0b9c95e257:99abf49dd0a0440196d637d301c957e8');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',9,1794769632717,'{"is": "Moved", "seat": 1, "move": "1:d4-c3-b3-a3@2"}','5255fb21d7bae7899985885f:ed7514046f74478e95759d282aab5929');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',10,1794769632796,'{"is": "Moved", "seat": 0, "move": "2:g2-f3"}','ef267d31f498ad0b9c95e257:77cb0e9371654d168bf648316142ed55');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',11,1794769633134,'{"is": "Moved", "seat": 1, "move": "1:c1-d2"}','5255fb21d7bae7899985885f:da1fd943909d4ee7acc9cc2a5ba029f8');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',12,1794769633352,'{"is": "Moved", "seat": 0, "move": "1:f2-g2-g3-g4"}','ef267d31f498ad0b9c95e257:1114f6acd42a47b3af5287a3a5243753');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',13,1794769633579,'{"is": "Moved", "seat": 1, "move": "2:g4"}','5255fb21d7bae7899985885f:c6b9dd9706b8458498a04b236522e2bb');
INSERT INTO "events" VALUES('sGT2GYc1hTSAQnM9',14,1794769633735,'{"is": "Moved", "seat": 0, "move": "1:d1-e1-e2"}','ef267d31f498ad0b9c95e257:a5591c1267f340ce8c9996c66fdb11a3');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',1,1794769634119,'{"is": "Sat", "seat": 0, "guest": "ef267d31f498ad0b9c95e257", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',2,1794769634427,'{"is": "Sat", "seat": 1, "guest": "5255fb21d7bae7899985885f", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',3,1794769634427,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',4,1794769634702,'{"is": "Moved", "seat": 0, "move": "tail a1 s"}','ef267d31f498ad0b9c95e257:535cc0d67277414fa6f34c3a5a3d55e8');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',5,1794769634738,'{"is": "Moved", "seat": 1, "move": "curve -a1 wn"}','5255fb21d7bae7899985885f:ccf09b6c6d744cf1bc608941962ccd72');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',6,1794769636114,'{"is": "Moved", "seat": 0, "move": "curve a2 ne"}','ef267d31f498ad0b9c95e257:6f9ecbcb516d4ea1aa0f789bc119f354');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',7,1794769636264,'{"is": "Moved", "seat": 1, "move": "curve -a-1 es"}','5255fb21d7bae7899985885f:502b4419ded94022b56eef0c25757f9c');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',8,1794769636340,'{"is": "Moved", "seat": 0, "move": "straight b2 ew"}','ef267d31f498ad0b9c95e257:36c34bd981df40efacc0dace2c8b3a22');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',9,1794769636455,'{"is": "Moved", "seat": 1, "move": "head -b1 e"}','5255fb21d7bae7899985885f:4533e45b831e49f2979263f00e866f2f');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',10,1794769636532,'{"is": "Moved", "seat": 0, "move": "curve c2 sw"}','ef267d31f498ad0b9c95e257:5e7d8d4df88747ed9d573bc0720333cd');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',11,1794769636774,'{"is": "Moved", "seat": 1, "move": "straight a-1 ew"}','5255fb21d7bae7899985885f:7be482f5032447ae8de6dcbdb8cf92df');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',12,1794769636884,'{"is": "Moved", "seat": 0, "move": "curve c3 wn"}','ef267d31f498ad0b9c95e257:08e145feca9943a7803fe14388da4046');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',13,1794769636949,'{"is": "Moved", "seat": 1, "move": "tail b-1 w"}','5255fb21d7bae7899985885f:50537007659443f8b0f481999639ed67');
INSERT INTO "events" VALUES('EBOSV_64V_F8lpUl',14,1794769637023,'{"is": "Moved", "seat": 0, "move": "straight b3 ew"}','ef267d31f498ad0b9c95e257:e417ef5b47e94bc8bf258a8989b39610');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',1,1794769637374,'{"is": "Sat", "seat": 0, "guest": "ef267d31f498ad0b9c95e257", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',2,1794769637520,'{"is": "Sat", "seat": 1, "guest": "5255fb21d7bae7899985885f", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',3,1794769637520,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',4,1794769637520,'{"is": "Drew", "move": "roll 1"}',NULL);
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',5,1794769637520,'{"is": "Drew", "move": "draw curve"}',NULL);
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',6,1794769637606,'{"is": "Moved", "seat": 0, "move": "curve NE -1,0 on 1"}','ef267d31f498ad0b9c95e257:e343ab085a2b474e84f1c59f5c624a6e');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',7,1794769637606,'{"is": "Drew", "move": "roll 3"}','ef267d31f498ad0b9c95e257:e343ab085a2b474e84f1c59f5c624a6e');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',8,1794769637606,'{"is": "Drew", "move": "draw crossed curve curve"}','ef267d31f498ad0b9c95e257:e343ab085a2b474e84f1c59f5c624a6e');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',9,1794769637703,'{"is": "Moved", "seat": 1, "move": "curve SW 2,0 on 1"}','5255fb21d7bae7899985885f:cad68bf43d9b4a11add35f09ed5d23d6');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',10,1794769637746,'{"is": "Moved", "seat": 1, "move": "curve NE 2,1 on 1"}','5255fb21d7bae7899985885f:0be708c9c07e4457aaad818b5ee400e3');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',11,1794769637753,'{"is": "Moved", "seat": 0, "move": "crossed 2,0 on 0"}','ef267d31f498ad0b9c95e257:97199f83abc7458ba9a72806ba0ee0ea');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',12,1794769637753,'{"is": "Drew", "move": "roll 3"}','ef267d31f498ad0b9c95e257:97199f83abc7458ba9a72806ba0ee0ea');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',13,1794769637753,'{"is": "Drew", "move": "draw curve curve straight"}','ef267d31f498ad0b9c95e257:97199f83abc7458ba9a72806ba0ee0ea');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',14,1794769637760,'{"is": "Moved", "seat": 0, "move": "straight EW 3,0 on 0"}','ef267d31f498ad0b9c95e257:780333a209ba40f6b93784b86726e88e');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',15,1794769637766,'{"is": "Moved", "seat": 0, "move": "curve SE -1,0 on 0"}','ef267d31f498ad0b9c95e257:a1a4db2c96534c5596c8762d43b26896');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',16,1794769637773,'{"is": "Moved", "seat": 1, "move": "curve SW -1,-1 on 1"}','5255fb21d7bae7899985885f:0bb55b94aec84ce5be22b3772e786dab');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',17,1794769637773,'{"is": "Drew", "move": "roll 2"}','5255fb21d7bae7899985885f:0bb55b94aec84ce5be22b3772e786dab');
INSERT INTO "events" VALUES('YCRjajUiuGiVW7vH',18,1794769637773,'{"is": "Drew", "move": "draw crossed curve"}','5255fb21d7bae7899985885f:0bb55b94aec84ce5be22b3772e786dab');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',1,1794769637901,'{"is": "Sat", "seat": 0, "guest": "ef267d31f498ad0b9c95e257", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',2,1794769637923,'{"is": "Sat", "seat": 1, "guest": "5255fb21d7bae7899985885f", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',3,1794769637923,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',4,1794769637923,'{"is": "Drew", "move": "house 0"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',5,1794769637923,'{"is": "Drew", "move": "draw yellow straight 2"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',6,1794769637923,'{"is": "Drew", "move": "draw log corner"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',7,1794769637923,'{"is": "Drew", "move": "draw yellow corner"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',8,1794769637923,'{"is": "Drew", "move": "draw black corner"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',9,1794769637923,'{"is": "Drew", "move": "draw black corner"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',10,1794769637923,'{"is": "Drew", "move": "draw gift"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',11,1794769637923,'{"is": "Drew", "move": "draw yellow head"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',12,1794769637923,'{"is": "Drew", "move": "draw gift"}',NULL);
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',13,1794769638015,'{"is": "Moved", "seat": 0, "move": "black corner at 1,0 WN"}','ef267d31f498ad0b9c95e257:eaf18cc47f5c4c9c957c8aec1a50e3ff');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',14,1794769638015,'{"is": "Drew", "move": "draw yellow sore"}','ef267d31f498ad0b9c95e257:eaf18cc47f5c4c9c957c8aec1a50e3ff');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',15,1794769638060,'{"is": "Moved", "seat": 1, "move": "gift at 1,1"}','5255fb21d7bae7899985885f:fc1fbf9524954bb48f4782706e78b4a5');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',16,1794769638060,'{"is": "Drew", "move": "draw hat -2"}','5255fb21d7bae7899985885f:fc1fbf9524954bb48f4782706e78b4a5');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',17,1794769638197,'{"is": "Moved", "seat": 0, "move": "yellow sore at 0,-1 SW"}','ef267d31f498ad0b9c95e257:f3ec8719a2c94e819abf89dee19e22f5');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',18,1794769638197,'{"is": "Drew", "move": "draw black straight 2"}','ef267d31f498ad0b9c95e257:f3ec8719a2c94e819abf89dee19e22f5');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',19,1794769638354,'{"is": "Moved", "seat": 1, "move": "gift at 0,-2"}','5255fb21d7bae7899985885f:3b13e51333ef4d068d5c57bb54d47015');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',20,1794769638354,'{"is": "Drew", "move": "draw log corner"}','5255fb21d7bae7899985885f:3b13e51333ef4d068d5c57bb54d47015');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',21,1794769638428,'{"is": "Moved", "seat": 0, "move": "black straight 2 at 1,-1 NS"}','ef267d31f498ad0b9c95e257:a21d0125b525413bbe546db94da7cdf5');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',22,1794769638428,'{"is": "Drew", "move": "draw hat 2"}','ef267d31f498ad0b9c95e257:a21d0125b525413bbe546db94da7cdf5');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',23,1794769638593,'{"is": "Moved", "seat": 1, "move": "log corner at 0,-1 SW"}','5255fb21d7bae7899985885f:cdefe8aca32a4b2e877a547199748faa');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',24,1794769638593,'{"is": "Drew", "move": "draw black straight 2"}','5255fb21d7bae7899985885f:cdefe8aca32a4b2e877a547199748faa');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',25,1794769638712,'{"is": "Moved", "seat": 0, "move": "yellow corner at -1,-1 NE"}','ef267d31f498ad0b9c95e257:928ca579c0d7496698fbdac39abd6896');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',26,1794769638712,'{"is": "Drew", "move": "draw yellow straight 3"}','ef267d31f498ad0b9c95e257:928ca579c0d7496698fbdac39abd6896');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',27,1794769638769,'{"is": "Moved", "seat": 1, "move": "black straight 2 at 1,-2 NS"}','5255fb21d7bae7899985885f:6502bfd0475740f49e0f024b87ec5803');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',28,1794769638769,'{"is": "Drew", "move": "draw yellow diamond"}','5255fb21d7bae7899985885f:6502bfd0475740f49e0f024b87ec5803');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',29,1794769638836,'{"is": "Moved", "seat": 0, "move": "yellow straight 2 at -1,-2 NS"}','ef267d31f498ad0b9c95e257:ebf86ac9916b429283555c8b60410789');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',30,1794769638836,'{"is": "Drew", "move": "draw black diamond"}','ef267d31f498ad0b9c95e257:ebf86ac9916b429283555c8b60410789');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',31,1794769638862,'{"is": "Moved", "seat": 1, "move": "yellow diamond at -1,-3 NS"}','5255fb21d7bae7899985885f:75fb836a909a4060b5351dcfcb7b8cee');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',32,1794769638862,'{"is": "Drew", "move": "draw green straight 3"}','5255fb21d7bae7899985885f:75fb836a909a4060b5351dcfcb7b8cee');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',33,1794769638878,'{"is": "Moved", "seat": 0, "move": "black diamond at 1,-3 NS"}','ef267d31f498ad0b9c95e257:465c50855abf47788343627ee520a7cf');
INSERT INTO "events" VALUES('VxxqGaL5NiZsnT2C',34,1794769638878,'{"is": "Drew", "move": "draw yellow corner"}','ef267d31f498ad0b9c95e257:465c50855abf47788343627ee520a7cf');
CREATE TABLE facts (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('secret','176f3583cc92ff3693f9eeab28a917b2130b9743e4af28e8ecb0bf0dba5ec6d5');
INSERT INTO "facts" VALUES('gaps','[]');
INSERT INTO "facts" VALUES('alive','1794769639406');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ef267d31f498ad0b9c95e257','Ada',1794769620683);
INSERT INTO "guests" VALUES('5255fb21d7bae7899985885f','Bo',1794769621233);
CREATE TABLE sitters (
	guest VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "sitters" VALUES('ef267d31f498ad0b9c95e257','9371jCHFD_2M_pL9');
INSERT INTO "sitters" VALUES('5255fb21d7bae7899985885f','9371jCHFD_2M_pL9');
INSERT INTO "sitters" VALUES('ef267d31f498ad0b9c95e257','sGT2GYc1hTSAQnM9');
INSERT INTO "sitters" VALUES('5255fb21d7bae7899985885f','sGT2GYc1hTSAQnM9');
INSERT INTO "sitters" VALUES('ef267d31f498ad0b9c95e257','EBOSV_64V_F8lpUl');
INSERT INTO "sitters" VALUES('5255fb21d7bae7899985885f','EBOSV_64V_F8lpUl');
INSERT INTO "sitters" VALUES('ef267d31f498ad0b9c95e257','YCRjajUiuGiVW7vH');
INSERT INTO "sitters" VALUES('5255fb21d7bae7899985885f','YCRjajUiuGiVW7vH');
INSERT INTO "sitters" VALUES('ef267d31f498ad0b9c95e257','VxxqGaL5NiZsnT2C');
INSERT INTO "sitters" VALUES('5255fb21d7bae7899985885f','VxxqGaL5NiZsnT2C');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	setup TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	computer_due BOOLEAN NOT NULL, 
	card TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('9371jCHFD_2M_pL9','{"game": "snekagon", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": ""}], "host": "ef267d31f498ad0b9c95e257", "commitment": "432262c5fa76ecf3d3ba9deed69e69303bc4f0ebb1eaf11ea4a818b1830d2487", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false}','c98f3faf5cf6daf5fa7c6fe3136b51d4cc50f29ce61d383982b4275c2dfc2c7b','ef267d31f498ad0b9c95e257',1794769622509,1794769630864,'playing',0,0,'{"game": "snekagon", "title": "", "options": {}, "public": false, "phase": "playing", "ply": 11, "chairs": [{"kind": "here", "name": "Ada", "player": "", "taken": true, "title": "green"}, {"kind": "elsewhere", "name": "Bo", "player": "", "taken": true, "title": "red"}], "free": [], "to_act": 1}');
INSERT INTO "tables" VALUES('sGT2GYc1hTSAQnM9','{"game": "snekagon5g", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": ""}], "host": "ef267d31f498ad0b9c95e257", "commitment": "0ea303a2689b353db7c77a8dbe59ab7fa3fd9c5329eb68b032e2b78f567b2bb5", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false}','54860ec640189ba40ca34b39e1ac8a2a7af5409d238effd340bb13dfcd0f9fe4','ef267d31f498ad0b9c95e257',1794769631551,1794769633735,'playing',0,0,'{"game": "snekagon5g", "title": "", "options": {}, "public": false, "phase": "playing", "ply": 11, "chairs": [{"kind": "here", "name": "Ada", "player": "", "taken": true, "title": "mamba"}, {"kind": "elsewhere", "name": "Bo", "player": "", "taken": true, "title": "python"}], "free": [], "to_act": 1}');
INSERT INTO "tables" VALUES('EBOSV_64V_F8lpUl','{"game": "schlangennest", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": ""}], "host": "ef267d31f498ad0b9c95e257", "commitment": "ba90d81e4c5a2dd35f5ff1d6e0be8e3069696a23dd9c85f6af3ace4627c8580a", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false}','ee99fcb4a3d1ae9b0bae36c210c1661ee01a994f9ebe097a52b8f921a28fce98','ef267d31f498ad0b9c95e257',1794769634120,1794769637023,'playing',0,0,'{"game": "schlangennest", "title": "", "options": {}, "public": false, "phase": "playing", "ply": 11, "chairs": [{"kind": "here", "name": "Ada", "player": "", "taken": true, "title": "green"}, {"kind": "elsewhere", "name": "Bo", "player": "", "taken": true, "title": "red"}], "free": [], "to_act": 0}');
INSERT INTO "tables" VALUES('YCRjajUiuGiVW7vH','{"game": "sssnake", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": ""}], "host": "ef267d31f498ad0b9c95e257", "commitment": "d9b2004cde4488f922b43236073ff93e7003464aca5175ade8ff14848214c116", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false}','e0bb07940db0bcaab0640441aa6be94b47f024fd5bbcb8d1c041d1467dae7430','ef267d31f498ad0b9c95e257',1794769637375,1794769637773,'playing',0,0,'{"game": "sssnake", "title": "", "options": {}, "public": false, "phase": "playing", "ply": 15, "chairs": [{"kind": "here", "name": "Ada", "player": "", "taken": true, "title": "green"}, {"kind": "elsewhere", "name": "Bo", "player": "", "taken": true, "title": "red"}], "free": [], "to_act": 1}');
INSERT INTO "tables" VALUES('VxxqGaL5NiZsnT2C','{"game": "carnival", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": ""}], "host": "ef267d31f498ad0b9c95e257", "commitment": "c49a527b3460764d342ef24ebf4e4e48d54bd877be8693d8d9205a0da7f55b08", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false}','af715dc1d3660c53cadd088655cece90fde9ab44f367e3cf5075d0d5fcc1b1a8','ef267d31f498ad0b9c95e257',1794769637902,1794769638878,'playing',0,0,'{"game": "carnival", "title": "", "options": {}, "public": false, "phase": "playing", "ply": 31, "chairs": [{"kind": "here", "name": "Ada", "player": "", "taken": true, "title": "south"}, {"kind": "elsewhere", "name": "Bo", "player": "", "taken": true, "title": "north"}], "free": [], "to_act": 1}');
CREATE INDEX tables_by_phase ON tables (phase, public, updated);
CREATE INDEX tables_by_host ON tables (host, phase);
CREATE INDEX tables_due ON tables (computer_due, updated);
COMMIT;
