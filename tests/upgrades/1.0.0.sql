BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE club_events (
	club_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	cause VARCHAR(128), 
	PRIMARY KEY (club_id, seq)
);
INSERT INTO "club_events" VALUES('QKRdXBh6mJwhklKL',1,1794962717523,'{"version": 1, "event": {"is": "Founded", "name": "The adders", "key_hash": "3bf8c90812fc4a4a4a1df6a41124a9b9e177423a3adc42ba04eefd111d9d0a5c"}}',NULL);
INSERT INTO "club_events" VALUES('QKRdXBh6mJwhklKL',2,1794962717523,'{"version": 1, "event": {"is": "Joined", "member": "m1", "name": "Ada", "colour": "", "guest": "cb76304acd7efa589dea78fa", "player": ""}}',NULL);
INSERT INTO "club_events" VALUES('QKRdXBh6mJwhklKL',3,1794962717523,'{"version": 1, "event": {"is": "HandedOn", "to": "m1", "by": ""}}',NULL);
INSERT INTO "club_events" VALUES('QKRdXBh6mJwhklKL',4,1794962717530,'{"version": 1, "event": {"is": "Joined", "member": "m2", "name": "Bo", "colour": "", "guest": "d6b05d891557eaba2243c3c0", "player": ""}}','d6b05d891557eaba2243c3c0:bc7aaea041ed4715');
CREATE TABLE contacts (
	id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT NOT NULL, 
	word VARCHAR(32) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	kinds VARCHAR(80) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (word)
);
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	cause VARCHAR(128), 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',1,1794962715649,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',2,1794962715756,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',3,1794962715756,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',4,1794962715798,'{"is": "Moved", "seat": 0, "move": "g9"}','cb76304acd7efa589dea78fa:89816fa7e8ce428098790a91a75c4bd6');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',5,1794962715851,'{"is": "Moved", "seat": 1, "move": "e1-e2-f3"}','d6b05d891557eaba2243c3c0:5c45b20b9bcc4ac4b122122b834e7df9');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',6,1794962715868,'{"is": "Moved", "seat": 0, "move": "d4-c3-b3-b4"}','cb76304acd7efa589dea78fa:409171ace6ec41cbac7a6f13281104df');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',7,1794962715883,'{"is": "Moved", "seat": 1, "move": "k2"}','d6b05d891557eaba2243c3c0:a51fc422a4bc4ad4b3463ed7c40f4ff1');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',8,1794962715892,'{"is": "Moved", "seat": 0, "move": "g5-g6-h6-i6"}','cb76304acd7efa589dea78fa:6cb9c4abf8324faa8b9d3c181883e30f');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',9,1794962715907,'{"is": "Moved", "seat": 1, "move": "e7-d7-d8-e9"}','d6b05d891557eaba2243c3c0:6675cd01d4d34a2cbf255623bf10ae27');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',10,1794962715911,'{"is": "Moved", "seat": 0, "move": "i1-h2-h3"}','cb76304acd7efa589dea78fa:7d009fda10684a2fac1943a997d6b870');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',11,1794962715924,'{"is": "Moved", "seat": 1, "move": "f1-g1"}','d6b05d891557eaba2243c3c0:a1dd974b77d046709c7bb119d39ff022');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',12,1794962715928,'{"is": "Moved", "seat": 0, "move": "j1-k1"}','cb76304acd7efa589dea78fa:5371fe2486774e1a9116475e4bd749b9');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',13,1794962715936,'{"is": "Moved", "seat": 1, "move": "j2-i3-h4"}','d6b05d891557eaba2243c3c0:6ff3f68120ca4fb985a76cf658ba2a7f');
INSERT INTO "events" VALUES('MoMY-q3Ps0uIVNlg',14,1794962715944,'{"is": "Moved", "seat": 0, "move": "k6-j7-i8"}','cb76304acd7efa589dea78fa:988fdc5787594127a6b7e6cf9ee17bba');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',1,1794962715985,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',2,1794962716052,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',3,1794962716052,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',4,1794962716096,'{"is": "Moved", "seat": 0, "move": "1:f5-e6-d6-c6"}','cb76304acd7efa589dea78fa:1e58073f54d948b291c014ef3165246c');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',5,1794962716143,'{"is": "Moved", "seat": 1, "move": "2:d2-e1-f1-f2"}','d6b05d891557eaba2243c3c0:a8ca6653e3f24e7489793754769a353c');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',6,1794962716157,'{"is": "Moved", "seat": 0, "move": "2:e4-e5-e6"}','cb76304acd7efa589dea78fa:a8baaf97e1194f90815649045d58e6a6');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',7,1794962716170,'{"is": "Moved", "seat": 1, "move": "2:b1-b2-a2-a3"}','d6b05d891557eaba2243c3c0:e75f6b55ea9043adad4a7209d603ffc9');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',8,1794962716185,'{"is": "Moved", "seat": 0, "move": "2:c6@1"}','cb76304acd7efa589dea78fa:6668182a198d4a498a8a26561ed84a90');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',9,1794962716196,'{"is": "Moved", "seat": 1, "move": "1:d4-c3-b3-a3@2"}','d6b05d891557eaba2243c3c0:2f4e459eb74247d79335d2312f18fca2');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',10,1794962716207,'{"is": "Moved", "seat": 0, "move": "2:g2-f3"}','cb76304acd7efa589dea78fa:8995932be6094f5b8b49113bd9a4f2f9');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',11,1794962716211,'{"is": "Moved", "seat": 1, "move": "1:c1-d2"}','d6b05d891557eaba2243c3c0:d07be53015a442f380a9ba36e38c5959');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',12,1794962716224,'{"is": "Moved", "seat": 0, "move": "1:f2-g2-g3-g4"}','cb76304acd7efa589dea78fa:5926065a065b40fda42fbacf1abb4a4a');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',13,1794962716229,'{"is": "Moved", "seat": 1, "move": "2:g4"}','d6b05d891557eaba2243c3c0:5a1bdee2bfb5419bacf33cdbac36d9f1');
INSERT INTO "events" VALUES('_8mYUm8qoZ2XPXVI',14,1794962716233,'{"is": "Moved", "seat": 0, "move": "1:d1-e1-e2"}','cb76304acd7efa589dea78fa:888b8a5f42e0406ab84f177d6b3997e8');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',1,1794962716244,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',2,1794962716251,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',3,1794962716251,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',4,1794962716261,'{"is": "Moved", "seat": 0, "move": "tail a1 s"}','cb76304acd7efa589dea78fa:91df906249664455a572189936b24a88');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',5,1794962716266,'{"is": "Moved", "seat": 1, "move": "curve -a1 wn"}','d6b05d891557eaba2243c3c0:fbd98efb36c14f0285392e1468f9376d');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',6,1794962716270,'{"is": "Moved", "seat": 0, "move": "curve a2 ne"}','cb76304acd7efa589dea78fa:839d6474da2a47e1a3292d5fd5f98fd2');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',7,1794962716273,'{"is": "Moved", "seat": 1, "move": "curve -a-1 es"}','d6b05d891557eaba2243c3c0:2bea7ba6b3734b91ad7f3f4655beb4cf');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',8,1794962716276,'{"is": "Moved", "seat": 0, "move": "straight b2 ew"}','cb76304acd7efa589dea78fa:35cc2981839641bd9bfa4521c0aba65f');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',9,1794962716280,'{"is": "Moved", "seat": 1, "move": "head -b1 e"}','d6b05d891557eaba2243c3c0:8466b99b12ea43b3a75b4eb2eeb20763');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',10,1794962716283,'{"is": "Moved", "seat": 0, "move": "curve c2 sw"}','cb76304acd7efa589dea78fa:e6dd8008ce03466ab8db51b5d3edfaf0');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',11,1794962716286,'{"is": "Moved", "seat": 1, "move": "straight a-1 ew"}','d6b05d891557eaba2243c3c0:8f50092dfce34cd680a143d926e14955');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',12,1794962716289,'{"is": "Moved", "seat": 0, "move": "curve c3 wn"}','cb76304acd7efa589dea78fa:3cc60e4570e14fad82d926c4ce6bd0cb');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',13,1794962716292,'{"is": "Moved", "seat": 1, "move": "tail b-1 w"}','d6b05d891557eaba2243c3c0:a953edc0b7904f1cb645f677bc20c6ab');
INSERT INTO "events" VALUES('cMz3ibu1KNT-1wS1',14,1794962716295,'{"is": "Moved", "seat": 0, "move": "straight b3 ew"}','cb76304acd7efa589dea78fa:daa68e8aa3cc4633a7b622bda0049cb0');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',1,1794962716304,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',2,1794962716310,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',3,1794962716310,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',4,1794962716310,'{"is": "Drew", "move": "roll 3"}',NULL);
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',5,1794962716310,'{"is": "Drew", "move": "draw curve straight straight"}',NULL);
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',6,1794962716321,'{"is": "Moved", "seat": 0, "move": "curve NE -1,0 on 0"}','cb76304acd7efa589dea78fa:9744be9ea49d40f2807cfcd0bb78f52c');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',7,1794962716324,'{"is": "Moved", "seat": 0, "move": "straight EW 2,0 on 0"}','cb76304acd7efa589dea78fa:603cf7d2d37f49d0b94b2b35a58954c9');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',8,1794962716327,'{"is": "Moved", "seat": 1, "move": "straight EW -1,0 on 1"}','d6b05d891557eaba2243c3c0:7fb7666b9d4a474ebeb063bbb74019d3');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',9,1794962716327,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:7fb7666b9d4a474ebeb063bbb74019d3');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',10,1794962716327,'{"is": "Drew", "move": "draw curve straight"}','d6b05d891557eaba2243c3c0:7fb7666b9d4a474ebeb063bbb74019d3');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',11,1794962716330,'{"is": "Moved", "seat": 1, "move": "curve SE -2,0 on 1"}','d6b05d891557eaba2243c3c0:3a87d9809d13457c8d295e02673c98cc');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',12,1794962716333,'{"is": "Moved", "seat": 0, "move": "straight EW 3,0 on 0"}','cb76304acd7efa589dea78fa:0ed9f660b74f4861a5fdadc753a8a86b');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',13,1794962716333,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:0ed9f660b74f4861a5fdadc753a8a86b');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',14,1794962716333,'{"is": "Drew", "move": "draw curve curve curve"}','cb76304acd7efa589dea78fa:0ed9f660b74f4861a5fdadc753a8a86b');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',15,1794962716337,'{"is": "Moved", "seat": 0, "move": "curve SW 4,0 on 0"}','cb76304acd7efa589dea78fa:60bb89e6b3bf47fe903a433d08138e98');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',16,1794962716340,'{"is": "Moved", "seat": 0, "move": "curve SW -1,-1 on 0"}','cb76304acd7efa589dea78fa:652d26b90cb34ac4a03f29c93d90aa17');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',17,1794962716343,'{"is": "Moved", "seat": 1, "move": "curve NW -2,1 on 1"}','d6b05d891557eaba2243c3c0:22bb355dbcce4c49b431999df11b60ba');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',18,1794962716343,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:22bb355dbcce4c49b431999df11b60ba');
INSERT INTO "events" VALUES('-i4I23gkMi6WSV6w',19,1794962716343,'{"is": "Drew", "move": "draw crossed curve"}','d6b05d891557eaba2243c3c0:22bb355dbcce4c49b431999df11b60ba');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',1,1794962716353,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',2,1794962716359,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',3,1794962716359,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',4,1794962716359,'{"is": "Drew", "move": "house 3"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',5,1794962716359,'{"is": "Drew", "move": "draw trouble"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',6,1794962716359,'{"is": "Drew", "move": "draw green straight 2"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',7,1794962716359,'{"is": "Drew", "move": "draw log corner"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',8,1794962716359,'{"is": "Drew", "move": "draw log crossing"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',9,1794962716359,'{"is": "Drew", "move": "draw purple sore"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',10,1794962716359,'{"is": "Drew", "move": "draw gift"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',11,1794962716359,'{"is": "Drew", "move": "draw gift"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',12,1794962716359,'{"is": "Drew", "move": "draw yellow corner"}',NULL);
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',13,1794962716377,'{"is": "Moved", "seat": 0, "move": "green straight 2 at 0,1 NS"}','cb76304acd7efa589dea78fa:2deabb48ef224d709a0c5839eec7cf23');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',14,1794962716377,'{"is": "Drew", "move": "draw black straight 3"}','cb76304acd7efa589dea78fa:2deabb48ef224d709a0c5839eec7cf23');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',15,1794962716381,'{"is": "Moved", "seat": 1, "move": "purple sore at 1,0 WN"}','d6b05d891557eaba2243c3c0:6f0e86d032c54600b520379581d5c64b');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',16,1794962716381,'{"is": "Drew", "move": "draw yellow corner"}','d6b05d891557eaba2243c3c0:6f0e86d032c54600b520379581d5c64b');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',17,1794962716385,'{"is": "Moved", "seat": 0, "move": "trouble at 1,1"}','cb76304acd7efa589dea78fa:78dbaebadf3e4bf983496968c8a098d1');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',18,1794962716385,'{"is": "Drew", "move": "draw log crossing"}','cb76304acd7efa589dea78fa:78dbaebadf3e4bf983496968c8a098d1');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',19,1794962716388,'{"is": "Moved", "seat": 1, "move": "yellow corner at -1,0 ES"}','d6b05d891557eaba2243c3c0:8ba61e749190438d9979352bea3ccc90');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',20,1794962716388,'{"is": "Drew", "move": "draw yellow diamond"}','d6b05d891557eaba2243c3c0:8ba61e749190438d9979352bea3ccc90');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',21,1794962716392,'{"is": "Moved", "seat": 0, "move": "log corner at -1,0 ES"}','cb76304acd7efa589dea78fa:e6ce3a4cfc924c688c4066eef853c71b');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',22,1794962716392,'{"is": "Drew", "move": "draw gift"}','cb76304acd7efa589dea78fa:e6ce3a4cfc924c688c4066eef853c71b');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',23,1794962716396,'{"is": "Moved", "seat": 1, "move": "yellow corner at -1,1 NE"}','d6b05d891557eaba2243c3c0:8454ce4f287947cf88b2dc023de57e46');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',24,1794962716396,'{"is": "Drew", "move": "draw black corner"}','d6b05d891557eaba2243c3c0:8454ce4f287947cf88b2dc023de57e46');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',25,1794962716400,'{"is": "Moved", "seat": 0, "move": "gift at -2,1"}','cb76304acd7efa589dea78fa:fa19c0ec27a64f9db2f27b14df8acdfd');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',26,1794962716400,'{"is": "Drew", "move": "draw purple straight 1"}','cb76304acd7efa589dea78fa:fa19c0ec27a64f9db2f27b14df8acdfd');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',27,1794962716403,'{"is": "Moved", "seat": 1, "move": "gift at 2,0"}','d6b05d891557eaba2243c3c0:62bb6e9518b14d26977f1bfecf34b7c9');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',28,1794962716403,'{"is": "Drew", "move": "draw black corner"}','d6b05d891557eaba2243c3c0:62bb6e9518b14d26977f1bfecf34b7c9');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',29,1794962716407,'{"is": "Moved", "seat": 0, "move": "purple straight 1 at 1,-1 NS"}','cb76304acd7efa589dea78fa:9c80afd65f904094b8ce912800ab43e6');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',30,1794962716407,'{"is": "Drew", "move": "draw green straight 1"}','cb76304acd7efa589dea78fa:9c80afd65f904094b8ce912800ab43e6');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',31,1794962716410,'{"is": "Moved", "seat": 1, "move": "gift at -1,2"}','d6b05d891557eaba2243c3c0:18b1f1dfdbad46b68e662f45241bf4c5');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',32,1794962716410,'{"is": "Drew", "move": "draw black corner"}','d6b05d891557eaba2243c3c0:18b1f1dfdbad46b68e662f45241bf4c5');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',33,1794962716414,'{"is": "Moved", "seat": 0, "move": "green straight 1 at 0,2 NS"}','cb76304acd7efa589dea78fa:0fbff76e04f74851a43a42a44c1c8b69');
INSERT INTO "events" VALUES('TgZE-p7Uj7i4a9Rz',34,1794962716414,'{"is": "Drew", "move": "draw green head"}','cb76304acd7efa589dea78fa:0fbff76e04f74851a43a42a44c1c8b69');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',1,1794962716423,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',2,1794962716432,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',3,1794962716432,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',4,1794962716443,'{"is": "Moved", "seat": 0, "move": "g9"}','cb76304acd7efa589dea78fa:2838a42feb6f4e6ba9b66bcd0c144e27');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',5,1794962716456,'{"is": "Moved", "seat": 1, "move": "e1-e2-f3"}','d6b05d891557eaba2243c3c0:3a44d19c79414f5db1c9931692fab2fe');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',6,1794962716463,'{"is": "Moved", "seat": 0, "move": "d4-c3-b3-b4"}','cb76304acd7efa589dea78fa:611d0069686d4ce284096b477e8bd5ab');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',7,1794962716468,'{"is": "Moved", "seat": 1, "move": "k2"}','d6b05d891557eaba2243c3c0:d9d4fb04385244189511439ba12425e7');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',8,1794962716473,'{"is": "Moved", "seat": 0, "move": "g5-g6-h6-i6"}','cb76304acd7efa589dea78fa:69af4c2e75074e6c83b34fdfa605f1a4');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',9,1794962716477,'{"is": "Moved", "seat": 1, "move": "e7-d7-d8-e9"}','d6b05d891557eaba2243c3c0:1c2085275324425badb0b7911254b981');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',10,1794962716480,'{"is": "Moved", "seat": 0, "move": "i1-h2-h3"}','cb76304acd7efa589dea78fa:f3ee6d5c320d40d68bb5e531bd6d6886');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',11,1794962716484,'{"is": "Moved", "seat": 1, "move": "f1-g1"}','d6b05d891557eaba2243c3c0:afd47539da3c41f2bab9ad2805f13d21');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',12,1794962716487,'{"is": "Moved", "seat": 0, "move": "j1-k1"}','cb76304acd7efa589dea78fa:b56ee7f537364fb3bd65eb821c711cbf');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',13,1794962716490,'{"is": "Moved", "seat": 1, "move": "j2-i3-h4"}','d6b05d891557eaba2243c3c0:a0a3d3d66253481596d990b865bcbe76');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',14,1794962716493,'{"is": "Moved", "seat": 0, "move": "k6-j7-i8"}','cb76304acd7efa589dea78fa:aeefeace90264608ad1402cb1b0affb4');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',15,1794962716497,'{"is": "Moved", "seat": 1, "move": "f7-g7-h7-h8"}','d6b05d891557eaba2243c3c0:7f9b29e46935441185e9bc2976c7fc7d');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',16,1794962716500,'{"is": "Moved", "seat": 0, "move": "c5-c6-b6-b7"}','cb76304acd7efa589dea78fa:582a0fcfd4bf40dea6e29805a962a9b9');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',17,1794962716503,'{"is": "Moved", "seat": 1, "move": "k3-k4-j5-j6"}','d6b05d891557eaba2243c3c0:9b17ad45c66d4016bfb0d38fff8d7cfb');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',18,1794962716507,'{"is": "Moved", "seat": 0, "move": "c8-d9-e10-f11"}','cb76304acd7efa589dea78fa:2cd0d6b72b2643b7b29fb5c95809c0fd');
INSERT INTO "events" VALUES('aFMuPYYo-wiMDmOW',19,1794962716510,'{"is": "Moved", "seat": 1, "move": "g4-f5-e5-d5"}','d6b05d891557eaba2243c3c0:45f8b535c51f4505a7174093212be8fb');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',1,1794962716519,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',2,1794962716525,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',3,1794962716525,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',4,1794962716540,'{"is": "Moved", "seat": 0, "move": "1:f5-e6-d6-c6"}','cb76304acd7efa589dea78fa:04b555db4d2842abaf3a3f32ba509343');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',5,1794962716548,'{"is": "Moved", "seat": 1, "move": "2:d2-e1-f1-f2"}','d6b05d891557eaba2243c3c0:7cf971eb753b43f7b51623f179ed5f0d');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',6,1794962716554,'{"is": "Moved", "seat": 0, "move": "2:e4-e5-e6"}','cb76304acd7efa589dea78fa:bb46dd8069d04dc2b61ef83855b74976');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',7,1794962716559,'{"is": "Moved", "seat": 1, "move": "2:b1-b2-a2-a3"}','d6b05d891557eaba2243c3c0:eced5562c10b40539a27a319ae80ee06');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',8,1794962716564,'{"is": "Moved", "seat": 0, "move": "2:c6@1"}','cb76304acd7efa589dea78fa:435da66aaad546c295be89921d4c491e');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',9,1794962716569,'{"is": "Moved", "seat": 1, "move": "1:d4-c3-b3-a3@2"}','d6b05d891557eaba2243c3c0:fae80c33345042e58e957229b6af4f84');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',10,1794962716573,'{"is": "Moved", "seat": 0, "move": "2:g2-f3"}','cb76304acd7efa589dea78fa:c87d9ba0d1e74b28a4355ff9ba4e3c8d');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',11,1794962716577,'{"is": "Moved", "seat": 1, "move": "1:c1-d2"}','d6b05d891557eaba2243c3c0:3e4f06283c20467589453a5d3e6caae0');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',12,1794962716580,'{"is": "Moved", "seat": 0, "move": "1:f2-g2-g3-g4"}','cb76304acd7efa589dea78fa:3c5ea11a3b564cadae754ee6390b0ac4');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',13,1794962716584,'{"is": "Moved", "seat": 1, "move": "2:g4"}','d6b05d891557eaba2243c3c0:2aebb04ae84746d3a32ee878b07f1b91');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',14,1794962716587,'{"is": "Moved", "seat": 0, "move": "1:d1-e1-e2"}','cb76304acd7efa589dea78fa:d3837e21cd784673974c4ea0d56ab85e');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',15,1794962716590,'{"is": "Moved", "seat": 1, "move": "2:d3-d4-d5-d6"}','d6b05d891557eaba2243c3c0:0fe6b8384f9f426fb721d23b18086f7a');
INSERT INTO "events" VALUES('HUAaBJ2cxjw__xcT',16,1794962716593,'{"is": "Moved", "seat": 1, "move": "1:f4-e5-d5"}','d6b05d891557eaba2243c3c0:7edf57023e37488ebe6076fe55c2c030');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',1,1794962716604,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',2,1794962716611,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',3,1794962716611,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',4,1794962716621,'{"is": "Moved", "seat": 0, "move": "tail a1 s"}','cb76304acd7efa589dea78fa:08525782744b453a9be5e2eaf2c14795');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',5,1794962716625,'{"is": "Moved", "seat": 1, "move": "curve -a1 wn"}','d6b05d891557eaba2243c3c0:eadd64bbc4ca47cabb32d3a4bf1e1a0b');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',6,1794962716628,'{"is": "Moved", "seat": 0, "move": "curve a2 ne"}','cb76304acd7efa589dea78fa:45af30721c394385a3aabed9efd3cd92');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',7,1794962716632,'{"is": "Moved", "seat": 1, "move": "curve -a-1 es"}','d6b05d891557eaba2243c3c0:6cd1d46c3ff04be8ad9c48882c10ec5a');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',8,1794962716635,'{"is": "Moved", "seat": 0, "move": "straight b2 ew"}','cb76304acd7efa589dea78fa:d1ba2020376941e8a4a6a038c90ee62b');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',9,1794962716638,'{"is": "Moved", "seat": 1, "move": "head -b1 e"}','d6b05d891557eaba2243c3c0:eb040bbeffa94310830bdc1e1233f127');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',10,1794962716641,'{"is": "Moved", "seat": 0, "move": "curve c2 sw"}','cb76304acd7efa589dea78fa:e6ad1fd8d5224fea9d4fa5db343e3288');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',11,1794962716644,'{"is": "Moved", "seat": 1, "move": "straight a-1 ew"}','d6b05d891557eaba2243c3c0:819a954016e74c1199dd1471873416f2');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',12,1794962716648,'{"is": "Moved", "seat": 0, "move": "curve c3 wn"}','cb76304acd7efa589dea78fa:2c00d3587cea4e1583c51a2a94468206');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',13,1794962716651,'{"is": "Moved", "seat": 1, "move": "tail b-1 w"}','d6b05d891557eaba2243c3c0:861a365d2ee945de862eea0674a8295f');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',14,1794962716654,'{"is": "Moved", "seat": 0, "move": "straight b3 ew"}','cb76304acd7efa589dea78fa:ac9c0ba728254e0c9d5b45b9197075f5');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',15,1794962716657,'{"is": "Moved", "seat": 0, "move": "curve a3 ne"}','cb76304acd7efa589dea78fa:4def54428fe543ffa50ccbc964ebb7bc');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',16,1794962716660,'{"is": "Moved", "seat": 0, "move": "curve -a2 ne"}','cb76304acd7efa589dea78fa:2a414dfccf894b12a01d462571fa2ddf');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',17,1794962716663,'{"is": "Moved", "seat": 0, "move": "curve b1 sw"}','cb76304acd7efa589dea78fa:6479d3e1b00c41259c96e4d1b5f0029d');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',18,1794962716666,'{"is": "Moved", "seat": 0, "move": "straight b4 ns"}','cb76304acd7efa589dea78fa:f9ecff23f54d4a54b4b9a898c0faa43e');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',19,1794962716670,'{"is": "Moved", "seat": 0, "move": "curve b5 wn"}','cb76304acd7efa589dea78fa:7bcf03e71ec244aab1518a3bc9d57bcf');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',20,1794962716673,'{"is": "Moved", "seat": 0, "move": "straight a5 ew"}','cb76304acd7efa589dea78fa:9418bf94939c41519a63664da06307f0');
INSERT INTO "events" VALUES('4Hqgm4DqEQKUWbXj',21,1794962716677,'{"is": "Moved", "seat": 0, "move": "head -a5 e"}','cb76304acd7efa589dea78fa:2b99f0b8267c47e395ed6b3bbf205aa6');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',1,1794962716686,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',2,1794962716692,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',3,1794962716692,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',4,1794962716692,'{"is": "Drew", "move": "roll 1"}',NULL);
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',5,1794962716692,'{"is": "Drew", "move": "draw curve"}',NULL);
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',6,1794962716703,'{"is": "Moved", "seat": 0, "move": "curve NE -1,0 on 1"}','cb76304acd7efa589dea78fa:a73bb9bd2e0c45e9a9f9d5303f874627');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',7,1794962716703,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:a73bb9bd2e0c45e9a9f9d5303f874627');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',8,1794962716703,'{"is": "Drew", "move": "draw crossed straight"}','cb76304acd7efa589dea78fa:a73bb9bd2e0c45e9a9f9d5303f874627');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',9,1794962716706,'{"is": "Moved", "seat": 1, "move": "straight NS -1,-1 on 1"}','d6b05d891557eaba2243c3c0:44e01b03923945d1b1d1c8403c33bdac');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',10,1794962716709,'{"is": "Moved", "seat": 0, "move": "crossed -1,0 on 0"}','cb76304acd7efa589dea78fa:da71ca1640d443a6a2298593119e1cc8');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',11,1794962716709,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:da71ca1640d443a6a2298593119e1cc8');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',12,1794962716709,'{"is": "Drew", "move": "draw curve curve straight"}','cb76304acd7efa589dea78fa:da71ca1640d443a6a2298593119e1cc8');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',13,1794962716713,'{"is": "Moved", "seat": 0, "move": "curve SE -2,0 on 0"}','cb76304acd7efa589dea78fa:48ddbfd7b8d44521a05ed6b38a9f3708');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',14,1794962716716,'{"is": "Moved", "seat": 0, "move": "curve SW 2,0 on 0"}','cb76304acd7efa589dea78fa:49e78fa5868a4d43a390616ecb25ab26');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',15,1794962716719,'{"is": "Moved", "seat": 1, "move": "straight EW 2,0 on 1"}','d6b05d891557eaba2243c3c0:59b44790122846548bc8bcf2864ec967');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',16,1794962716719,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:59b44790122846548bc8bcf2864ec967');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',17,1794962716719,'{"is": "Drew", "move": "draw straight straight"}','d6b05d891557eaba2243c3c0:59b44790122846548bc8bcf2864ec967');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',18,1794962716722,'{"is": "Moved", "seat": 1, "move": "straight NS -1,-2 on 1"}','d6b05d891557eaba2243c3c0:1e7fd5c3114c47e2b24cdb0f3aced441');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',19,1794962716726,'{"is": "Moved", "seat": 0, "move": "straight NS -2,1 on 0"}','cb76304acd7efa589dea78fa:bc6eb2a0f9204ae388861d3de7b63e87');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',20,1794962716726,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:bc6eb2a0f9204ae388861d3de7b63e87');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',21,1794962716726,'{"is": "Drew", "move": "draw curve"}','cb76304acd7efa589dea78fa:bc6eb2a0f9204ae388861d3de7b63e87');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',22,1794962716729,'{"is": "Moved", "seat": 0, "move": "curve SW -1,-3 on 1"}','cb76304acd7efa589dea78fa:9d4a13f92d684fd2ae24b3bc596f9677');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',23,1794962716729,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:9d4a13f92d684fd2ae24b3bc596f9677');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',24,1794962716729,'{"is": "Drew", "move": "draw curve straight"}','cb76304acd7efa589dea78fa:9d4a13f92d684fd2ae24b3bc596f9677');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',25,1794962716733,'{"is": "Moved", "seat": 1, "move": "straight EW -2,-3 on 1"}','d6b05d891557eaba2243c3c0:1b7120f4940141d78ea40947ef319eac');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',26,1794962716737,'{"is": "Moved", "seat": 0, "move": "curve NE -2,2 on 0"}','cb76304acd7efa589dea78fa:0683561d782c4c15a0d0479104a18b74');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',27,1794962716737,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:0683561d782c4c15a0d0479104a18b74');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',28,1794962716737,'{"is": "Drew", "move": "draw curve straight"}','cb76304acd7efa589dea78fa:0683561d782c4c15a0d0479104a18b74');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',29,1794962716740,'{"is": "Moved", "seat": 0, "move": "straight NS 2,1 on 0"}','cb76304acd7efa589dea78fa:838cd30bd5da495288dd1100131c89b9');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',30,1794962716744,'{"is": "Moved", "seat": 1, "move": "curve SE -3,-3 on 1"}','d6b05d891557eaba2243c3c0:f03aa643654948aa95ba4ff8add45dd1');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',31,1794962716744,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:f03aa643654948aa95ba4ff8add45dd1');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',32,1794962716744,'{"is": "Drew", "move": "draw curve"}','d6b05d891557eaba2243c3c0:f03aa643654948aa95ba4ff8add45dd1');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',33,1794962716747,'{"is": "Moved", "seat": 1, "move": "curve NE 2,2 on 0"}','d6b05d891557eaba2243c3c0:e21b0bbfd07044d7ab2d9864aec3bc06');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',34,1794962716747,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:e21b0bbfd07044d7ab2d9864aec3bc06');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',35,1794962716747,'{"is": "Drew", "move": "draw straight"}','d6b05d891557eaba2243c3c0:e21b0bbfd07044d7ab2d9864aec3bc06');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',36,1794962716750,'{"is": "Moved", "seat": 0, "move": "straight EW 3,0 on 1"}','cb76304acd7efa589dea78fa:20002f3deab948eb9ccbeb4e198d92fc');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',37,1794962716750,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:20002f3deab948eb9ccbeb4e198d92fc');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',38,1794962716750,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:20002f3deab948eb9ccbeb4e198d92fc');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',39,1794962716754,'{"is": "Moved", "seat": 1, "move": "straight EW 3,2 on 0"}','d6b05d891557eaba2243c3c0:872d99eefc1a4dd39612f7bad71d2897');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',40,1794962716754,'{"is": "Drew", "move": "roll 3"}','d6b05d891557eaba2243c3c0:872d99eefc1a4dd39612f7bad71d2897');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',41,1794962716754,'{"is": "Drew", "move": "draw curve straight straight"}','d6b05d891557eaba2243c3c0:872d99eefc1a4dd39612f7bad71d2897');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',42,1794962716757,'{"is": "Moved", "seat": 0, "move": "curve NW -1,2 on 0"}','cb76304acd7efa589dea78fa:dba35534476b48118854f06663535697');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',43,1794962716761,'{"is": "Moved", "seat": 0, "move": "straight EW 4,2 on 0"}','cb76304acd7efa589dea78fa:d0f72179e48f4b52aec8ce0647962255');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',44,1794962716764,'{"is": "Moved", "seat": 1, "move": "straight NS -3,-2 on 1"}','d6b05d891557eaba2243c3c0:417113d6219341a0a45221781d351afa');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',45,1794962716764,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:417113d6219341a0a45221781d351afa');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',46,1794962716764,'{"is": "Drew", "move": "draw curve"}','d6b05d891557eaba2243c3c0:417113d6219341a0a45221781d351afa');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',47,1794962716767,'{"is": "Moved", "seat": 1, "move": "curve NW 5,2 on 0"}','d6b05d891557eaba2243c3c0:3782f13671c44dc3a046eea91b52b5ca');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',48,1794962716767,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:3782f13671c44dc3a046eea91b52b5ca');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',49,1794962716767,'{"is": "Drew", "move": "draw straight"}','d6b05d891557eaba2243c3c0:3782f13671c44dc3a046eea91b52b5ca');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',50,1794962716770,'{"is": "Moved", "seat": 0, "move": "straight NS -3,-1 on 1"}','cb76304acd7efa589dea78fa:cc1882aed90148c2b14e557799fa6c3a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',51,1794962716770,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:cc1882aed90148c2b14e557799fa6c3a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',52,1794962716770,'{"is": "Drew", "move": "draw curve"}','cb76304acd7efa589dea78fa:cc1882aed90148c2b14e557799fa6c3a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',53,1794962716774,'{"is": "Moved", "seat": 1, "move": "curve SE -1,1 on 0"}','d6b05d891557eaba2243c3c0:92c3f98dd9b3417eb5679a936f05b502');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',54,1794962716774,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:92c3f98dd9b3417eb5679a936f05b502');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',55,1794962716774,'{"is": "Drew", "move": "draw curve straight"}','d6b05d891557eaba2243c3c0:92c3f98dd9b3417eb5679a936f05b502');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',56,1794962716777,'{"is": "Moved", "seat": 0, "move": "curve SE 5,1 on 0"}','cb76304acd7efa589dea78fa:7dac100fc3c641efa90a115d061cc75c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',57,1794962716781,'{"is": "Moved", "seat": 1, "move": "straight NS -3,0 on 1"}','d6b05d891557eaba2243c3c0:27648f41cf664c5f9b69cd9c5d3d4eee');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',58,1794962716781,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:27648f41cf664c5f9b69cd9c5d3d4eee');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',59,1794962716781,'{"is": "Drew", "move": "draw curve"}','d6b05d891557eaba2243c3c0:27648f41cf664c5f9b69cd9c5d3d4eee');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',60,1794962716784,'{"is": "Moved", "seat": 1, "move": "curve NW 6,1 on 0"}','d6b05d891557eaba2243c3c0:50895f32b4ed424abc39e230c6fe5941');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',61,1794962716784,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:50895f32b4ed424abc39e230c6fe5941');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',62,1794962716784,'{"is": "Drew", "move": "draw double"}','d6b05d891557eaba2243c3c0:50895f32b4ed424abc39e230c6fe5941');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',63,1794962716787,'{"is": "Moved", "seat": 0, "move": "double NW -3,1 on 1"}','cb76304acd7efa589dea78fa:35c4099711b446db9305a65b83678c65');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',64,1794962716787,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:35c4099711b446db9305a65b83678c65');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',65,1794962716787,'{"is": "Drew", "move": "draw curve straight"}','cb76304acd7efa589dea78fa:35c4099711b446db9305a65b83678c65');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',66,1794962716791,'{"is": "Moved", "seat": 1, "move": "straight EW -4,1 on 1"}','d6b05d891557eaba2243c3c0:d10a2eab2ce442e6b5ac5cae5a1a379e');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',67,1794962716794,'{"is": "Moved", "seat": 0, "move": "curve SE 6,0 on 0"}','cb76304acd7efa589dea78fa:26585897d60c474d93f85b1bbb41312b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',68,1794962716794,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:26585897d60c474d93f85b1bbb41312b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',69,1794962716794,'{"is": "Drew", "move": "draw curve curve double"}','cb76304acd7efa589dea78fa:26585897d60c474d93f85b1bbb41312b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',70,1794962716797,'{"is": "Moved", "seat": 0, "move": "double NW 7,0 on 0"}','cb76304acd7efa589dea78fa:c9193a7a0fb74d488ec0d376834f12d0');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',71,1794962716800,'{"is": "Moved", "seat": 0, "move": "curve SE 7,-1 on 0"}','cb76304acd7efa589dea78fa:f3f5654a895945a2b142b6df89fb8724');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',72,1794962716804,'{"is": "Moved", "seat": 1, "move": "curve SE -5,1 on 1"}','d6b05d891557eaba2243c3c0:0b066d00cb93490e882d6e44e4366c9a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',73,1794962716804,'{"is": "Drew", "move": "roll 3"}','d6b05d891557eaba2243c3c0:0b066d00cb93490e882d6e44e4366c9a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',74,1794962716804,'{"is": "Drew", "move": "draw crossed straight straight"}','d6b05d891557eaba2243c3c0:0b066d00cb93490e882d6e44e4366c9a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',75,1794962716814,'{"is": "Moved", "seat": 1, "move": "straight NS -5,2 on 1"}','d6b05d891557eaba2243c3c0:c7ca17d95be74c6489bfbe8a11e1a3ea');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',76,1794962716817,'{"is": "Moved", "seat": 1, "move": "straight EW 4,0 on 1"}','d6b05d891557eaba2243c3c0:b4ea8ce07420478190feda1a105af111');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',77,1794962716819,'{"is": "Moved", "seat": 0, "move": "crossed 0,1 on 0"}','cb76304acd7efa589dea78fa:5d92485d3adf4c8484fe65122dbc746c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',78,1794962716819,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:5d92485d3adf4c8484fe65122dbc746c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',79,1794962716819,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:5d92485d3adf4c8484fe65122dbc746c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',80,1794962716824,'{"is": "Moved", "seat": 0, "move": "straight EW 5,0 on 1"}','cb76304acd7efa589dea78fa:00b40adccc654c8db3eee7a2cc745645');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',81,1794962716824,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:00b40adccc654c8db3eee7a2cc745645');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',82,1794962716824,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:00b40adccc654c8db3eee7a2cc745645');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',83,1794962716828,'{"is": "Moved", "seat": 1, "move": "straight EW 8,-1 on 0"}','d6b05d891557eaba2243c3c0:35590791f93845dc8f78c6311f05683e');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',84,1794962716828,'{"is": "Drew", "move": "roll 3"}','d6b05d891557eaba2243c3c0:35590791f93845dc8f78c6311f05683e');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',85,1794962716828,'{"is": "Drew", "move": "draw crossed curve curve"}','d6b05d891557eaba2243c3c0:35590791f93845dc8f78c6311f05683e');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',86,1794962716833,'{"is": "Moved", "seat": 0, "move": "curve NW 9,-1 on 0"}','cb76304acd7efa589dea78fa:f34e6809dbfd44debd34352693f92938');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',87,1794962716836,'{"is": "Moved", "seat": 0, "move": "crossed 9,-2 on 0"}','cb76304acd7efa589dea78fa:52a5dd0840484a16b29d86fc571f7ef1');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',88,1794962716839,'{"is": "Moved", "seat": 1, "move": "curve SW 6,0 on 1"}','d6b05d891557eaba2243c3c0:7e7bbdd2fe3541f285699d5cb3b7b00a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',89,1794962716839,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:7e7bbdd2fe3541f285699d5cb3b7b00a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',90,1794962716839,'{"is": "Drew", "move": "draw curve curve"}','d6b05d891557eaba2243c3c0:7e7bbdd2fe3541f285699d5cb3b7b00a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',91,1794962716842,'{"is": "Moved", "seat": 1, "move": "curve NE 6,1 on 1"}','d6b05d891557eaba2243c3c0:366d8e5855a8442280fa44c589b6d06c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',92,1794962716846,'{"is": "Moved", "seat": 0, "move": "curve SW 9,-3 on 0"}','cb76304acd7efa589dea78fa:cf5a4a6c47e8411ca5bfadd39ce497de');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',93,1794962716846,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:cf5a4a6c47e8411ca5bfadd39ce497de');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',94,1794962716846,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:cf5a4a6c47e8411ca5bfadd39ce497de');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',95,1794962716850,'{"is": "Moved", "seat": 0, "move": "straight NS -5,3 on 1"}','cb76304acd7efa589dea78fa:aad6b09c31084ef492b3b076dbb3ed00');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',96,1794962716850,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:aad6b09c31084ef492b3b076dbb3ed00');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',97,1794962716850,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:aad6b09c31084ef492b3b076dbb3ed00');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',98,1794962716853,'{"is": "Moved", "seat": 1, "move": "straight EW 8,-3 on 0"}','d6b05d891557eaba2243c3c0:e448e8c7c5af4c7f8240884fb77d3b0d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',99,1794962716853,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:e448e8c7c5af4c7f8240884fb77d3b0d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',100,1794962716853,'{"is": "Drew", "move": "draw straight"}','d6b05d891557eaba2243c3c0:e448e8c7c5af4c7f8240884fb77d3b0d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',101,1794962716856,'{"is": "Moved", "seat": 0, "move": "straight NS -5,4 on 1"}','cb76304acd7efa589dea78fa:bf5ba536aa0e41ebbf507fe6982cde56');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',102,1794962716856,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:bf5ba536aa0e41ebbf507fe6982cde56');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',103,1794962716856,'{"is": "Drew", "move": "draw curve straight"}','cb76304acd7efa589dea78fa:bf5ba536aa0e41ebbf507fe6982cde56');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',104,1794962716860,'{"is": "Moved", "seat": 1, "move": "curve NW 7,1 on 1"}','d6b05d891557eaba2243c3c0:8169dbedacf74dceb9b7565d9bbcc5b5');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',105,1794962716863,'{"is": "Moved", "seat": 0, "move": "straight EW 7,-3 on 0"}','cb76304acd7efa589dea78fa:39ac2be5f5d4479c9c934a5d6d4f9ae3');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',106,1794962716863,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:39ac2be5f5d4479c9c934a5d6d4f9ae3');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',107,1794962716863,'{"is": "Drew", "move": "draw curve straight"}','cb76304acd7efa589dea78fa:39ac2be5f5d4479c9c934a5d6d4f9ae3');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',108,1794962716867,'{"is": "Moved", "seat": 0, "move": "curve SE 6,-3 on 0"}','cb76304acd7efa589dea78fa:ff4a1ed7d1344b33a4174769c9f90c94');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',109,1794962716872,'{"is": "Moved", "seat": 1, "move": "straight NS 7,0 on 1"}','d6b05d891557eaba2243c3c0:8eb4f082af1a4e05a9f396dc537274d5');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',110,1794962716872,'{"is": "Drew", "move": "roll 3"}','d6b05d891557eaba2243c3c0:8eb4f082af1a4e05a9f396dc537274d5');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',111,1794962716872,'{"is": "Drew", "move": "draw crossed curve curve"}','d6b05d891557eaba2243c3c0:8eb4f082af1a4e05a9f396dc537274d5');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',112,1794962716878,'{"is": "Moved", "seat": 1, "move": "curve NW -5,5 on 1"}','d6b05d891557eaba2243c3c0:bb40f1d973b14ee9a3d4724e021f6c82');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',113,1794962716882,'{"is": "Moved", "seat": 1, "move": "curve SE 7,-1 on 1"}','d6b05d891557eaba2243c3c0:2b62c278be0f428892ecc3d0b2c3b623');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',114,1794962716885,'{"is": "Moved", "seat": 0, "move": "crossed 6,-2 on 0"}','cb76304acd7efa589dea78fa:9c891a7aa5094d76af4263d5c172ca9c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',115,1794962716885,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:9c891a7aa5094d76af4263d5c172ca9c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',116,1794962716885,'{"is": "Drew", "move": "draw curve curve straight"}','cb76304acd7efa589dea78fa:9c891a7aa5094d76af4263d5c172ca9c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',117,1794962716889,'{"is": "Moved", "seat": 0, "move": "curve SW 1,1 on 0"}','cb76304acd7efa589dea78fa:9052edd62c8e4bee86efda161e429905');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',118,1794962716892,'{"is": "Moved", "seat": 0, "move": "straight NS 1,2 on 0"}','cb76304acd7efa589dea78fa:b2496f6564ca425aa86b051e697f466b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',119,1794962716895,'{"is": "Moved", "seat": 1, "move": "curve NE -6,5 on 1"}','d6b05d891557eaba2243c3c0:9a3b4ce3ab194a79a01c3c767c244f96');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',120,1794962716895,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:9a3b4ce3ab194a79a01c3c767c244f96');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',121,1794962716895,'{"is": "Drew", "move": "draw straight straight"}','d6b05d891557eaba2243c3c0:9a3b4ce3ab194a79a01c3c767c244f96');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',122,1794962716898,'{"is": "Moved", "seat": 1, "move": "straight NS -6,4 on 1"}','d6b05d891557eaba2243c3c0:1c9c3bbf28394e098ce9de1b5101644b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',123,1794962716903,'{"is": "Moved", "seat": 0, "move": "straight NS 1,3 on 0"}','cb76304acd7efa589dea78fa:e955b12e8c824251b815a590c9741112');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',124,1794962716903,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:e955b12e8c824251b815a590c9741112');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',125,1794962716903,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:e955b12e8c824251b815a590c9741112');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',126,1794962716906,'{"is": "Moved", "seat": 0, "move": "straight EW 8,-1 on 1"}','cb76304acd7efa589dea78fa:6e19793aff8646d1b962514d50e2e549');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',127,1794962716906,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:6e19793aff8646d1b962514d50e2e549');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',128,1794962716906,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:6e19793aff8646d1b962514d50e2e549');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',129,1794962716910,'{"is": "Moved", "seat": 1, "move": "straight NS 1,4 on 0"}','d6b05d891557eaba2243c3c0:4a934425639d4f33a0a6599806f33fcf');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',130,1794962716910,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:4a934425639d4f33a0a6599806f33fcf');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',131,1794962716910,'{"is": "Drew", "move": "draw straight straight"}','d6b05d891557eaba2243c3c0:4a934425639d4f33a0a6599806f33fcf');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',132,1794962716913,'{"is": "Moved", "seat": 0, "move": "straight NS 1,5 on 0"}','cb76304acd7efa589dea78fa:45d11b2feaab41ac939ed26eec023356');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',133,1794962716917,'{"is": "Moved", "seat": 1, "move": "straight NS -6,3 on 1"}','d6b05d891557eaba2243c3c0:c882f5ba5a374d73896bf21037ef417b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',134,1794962716917,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:c882f5ba5a374d73896bf21037ef417b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',135,1794962716917,'{"is": "Drew", "move": "draw straight straight"}','d6b05d891557eaba2243c3c0:c882f5ba5a374d73896bf21037ef417b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',136,1794962716920,'{"is": "Moved", "seat": 1, "move": "straight EW 9,-1 on 1"}','d6b05d891557eaba2243c3c0:cdb7afd767a241308065c9bdc51a9cef');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',137,1794962716923,'{"is": "Moved", "seat": 0, "move": "straight NS 1,6 on 0"}','cb76304acd7efa589dea78fa:d7c28a849139478f823d909845733ea6');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',138,1794962716923,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:d7c28a849139478f823d909845733ea6');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',139,1794962716923,'{"is": "Drew", "move": "draw curve straight"}','cb76304acd7efa589dea78fa:d7c28a849139478f823d909845733ea6');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',140,1794962716927,'{"is": "Moved", "seat": 0, "move": "curve NW 6,-1 on 0"}','cb76304acd7efa589dea78fa:afb320afb67f45feb8cab289818443b3');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',141,1794962716930,'{"is": "Moved", "seat": 1, "move": "straight EW 10,-1 on 1"}','d6b05d891557eaba2243c3c0:e5a158f643b5487f8fe0ec3acb30bcc5');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',142,1794962716930,'{"is": "Drew", "move": "roll 3"}','d6b05d891557eaba2243c3c0:e5a158f643b5487f8fe0ec3acb30bcc5');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',143,1794962716930,'{"is": "Drew", "move": "draw curve curve straight"}','d6b05d891557eaba2243c3c0:e5a158f643b5487f8fe0ec3acb30bcc5');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',144,1794962716934,'{"is": "Moved", "seat": 1, "move": "curve SW 11,-1 on 1"}','d6b05d891557eaba2243c3c0:7d6c0fc298b34161a3ee007a96b361bc');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',145,1794962716937,'{"is": "Moved", "seat": 1, "move": "straight NS -6,2 on 1"}','d6b05d891557eaba2243c3c0:769dd500303743caa81ee30ef39fd610');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',146,1794962716941,'{"is": "Moved", "seat": 0, "move": "curve NW 1,7 on 0"}','cb76304acd7efa589dea78fa:acc620523c03491c93e04582e9f82282');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',147,1794962716941,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:acc620523c03491c93e04582e9f82282');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',148,1794962716941,'{"is": "Drew", "move": "draw straight straight"}','cb76304acd7efa589dea78fa:acc620523c03491c93e04582e9f82282');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',149,1794962716945,'{"is": "Moved", "seat": 0, "move": "straight EW 5,-1 on 0"}','cb76304acd7efa589dea78fa:5b439170a02e4ff8beade21ddb1aa3b5');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',150,1794962716948,'{"is": "Moved", "seat": 1, "move": "straight NS -6,1 on 1"}','d6b05d891557eaba2243c3c0:d9f2e27918864f9b89851fc54cb82ec2');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',151,1794962716948,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:d9f2e27918864f9b89851fc54cb82ec2');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',152,1794962716948,'{"is": "Drew", "move": "draw straight"}','d6b05d891557eaba2243c3c0:d9f2e27918864f9b89851fc54cb82ec2');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',153,1794962716951,'{"is": "Moved", "seat": 1, "move": "straight EW 0,7 on 0"}','d6b05d891557eaba2243c3c0:217342d3b05847149f762fa656ecc57d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',154,1794962716951,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:217342d3b05847149f762fa656ecc57d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',155,1794962716951,'{"is": "Drew", "move": "draw straight"}','d6b05d891557eaba2243c3c0:217342d3b05847149f762fa656ecc57d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',156,1794962716955,'{"is": "Moved", "seat": 0, "move": "straight NS 11,0 on 1"}','cb76304acd7efa589dea78fa:57f29ce05362424881a10c075907d959');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',157,1794962716955,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:57f29ce05362424881a10c075907d959');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',158,1794962716955,'{"is": "Drew", "move": "draw straight straight"}','cb76304acd7efa589dea78fa:57f29ce05362424881a10c075907d959');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',159,1794962716958,'{"is": "Moved", "seat": 1, "move": "straight NS -6,0 on 1"}','d6b05d891557eaba2243c3c0:dc4ee4c1c8bc449e9149a3d37d6c7291');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',160,1794962716961,'{"is": "Moved", "seat": 0, "move": "straight EW 4,-1 on 0"}','cb76304acd7efa589dea78fa:dd7bdeb4557d4bdf9df53c97f513af60');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',161,1794962716961,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:dd7bdeb4557d4bdf9df53c97f513af60');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',162,1794962716961,'{"is": "Drew", "move": "draw straight straight straight"}','cb76304acd7efa589dea78fa:dd7bdeb4557d4bdf9df53c97f513af60');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',163,1794962716965,'{"is": "Moved", "seat": 0, "move": "straight EW 3,-1 on 0"}','cb76304acd7efa589dea78fa:753c788764d74ba184b5636ebef5750a');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',164,1794962716971,'{"is": "Moved", "seat": 0, "move": "straight EW -1,7 on 0"}','cb76304acd7efa589dea78fa:84dd10742fe34490b68cf986519fc9ee');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',165,1794962716974,'{"is": "Moved", "seat": 1, "move": "straight NS 11,1 on 1"}','d6b05d891557eaba2243c3c0:05e16d758ebe479a91432d0171380623');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',166,1794962716974,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:05e16d758ebe479a91432d0171380623');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',167,1794962716974,'{"is": "Drew", "move": "draw crossed crossed"}','d6b05d891557eaba2243c3c0:05e16d758ebe479a91432d0171380623');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',168,1794962716978,'{"is": "Moved", "seat": 1, "move": "crossed 11,2 on 1"}','d6b05d891557eaba2243c3c0:42358d63e46b4debb1cdad0472d28119');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',169,1794962716981,'{"is": "Moved", "seat": 0, "move": "crossed -2,7 on 0"}','cb76304acd7efa589dea78fa:934e452282ea451fa3bac459799955cb');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',170,1794962716981,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:934e452282ea451fa3bac459799955cb');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',171,1794962716981,'{"is": "Drew", "move": "draw curve"}','cb76304acd7efa589dea78fa:934e452282ea451fa3bac459799955cb');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',172,1794962716985,'{"is": "Moved", "seat": 0, "move": "curve NW 11,3 on 1"}','cb76304acd7efa589dea78fa:111d62c34e33469aa3548a7b2d268b40');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',173,1794962716985,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:111d62c34e33469aa3548a7b2d268b40');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',174,1794962716985,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:111d62c34e33469aa3548a7b2d268b40');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',175,1794962716988,'{"is": "Moved", "seat": 1, "move": "straight EW -3,7 on 0"}','d6b05d891557eaba2243c3c0:acd05e3076de4f3caae21e445dddc0d2');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',176,1794962716988,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:acd05e3076de4f3caae21e445dddc0d2');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',177,1794962716988,'{"is": "Drew", "move": "draw curve straight"}','d6b05d891557eaba2243c3c0:acd05e3076de4f3caae21e445dddc0d2');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',178,1794962716992,'{"is": "Moved", "seat": 0, "move": "curve NE 2,-1 on 0"}','cb76304acd7efa589dea78fa:12a4a22c149741d1a88caf3419e5b3d8');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',179,1794962716995,'{"is": "Moved", "seat": 1, "move": "straight NS -6,-1 on 1"}','d6b05d891557eaba2243c3c0:98460dababb549ed8de2e489d338d48b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',180,1794962716995,'{"is": "Drew", "move": "roll 3"}','d6b05d891557eaba2243c3c0:98460dababb549ed8de2e489d338d48b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',181,1794962716995,'{"is": "Drew", "move": "draw curve curve straight"}','d6b05d891557eaba2243c3c0:98460dababb549ed8de2e489d338d48b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',182,1794962716999,'{"is": "Moved", "seat": 1, "move": "straight EW 10,3 on 1"}','d6b05d891557eaba2243c3c0:f0202994af864621add6ea518fb92d3f');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',183,1794962717002,'{"is": "Moved", "seat": 1, "move": "curve NE 9,3 on 1"}','d6b05d891557eaba2243c3c0:096ed6d243024a5f8dc39cb3701c0a43');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',184,1794962717005,'{"is": "Moved", "seat": 0, "move": "curve SE -4,7 on 0"}','cb76304acd7efa589dea78fa:192b5a1abedc4dd9adb62b7b44c2d030');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',185,1794962717005,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:192b5a1abedc4dd9adb62b7b44c2d030');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',186,1794962717005,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:192b5a1abedc4dd9adb62b7b44c2d030');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',187,1794962717008,'{"is": "Moved", "seat": 0, "move": "straight NS 9,2 on 1"}','cb76304acd7efa589dea78fa:168a0c5dbc8048e587a61ad02d425bc9');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',188,1794962717008,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:168a0c5dbc8048e587a61ad02d425bc9');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',189,1794962717008,'{"is": "Drew", "move": "draw curve"}','cb76304acd7efa589dea78fa:168a0c5dbc8048e587a61ad02d425bc9');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',190,1794962717012,'{"is": "Moved", "seat": 1, "move": "curve NW -4,8 on 0"}','d6b05d891557eaba2243c3c0:5afa568b2fe04f22a4034eb1374db8d6');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',191,1794962717012,'{"is": "Drew", "move": "roll 3"}','d6b05d891557eaba2243c3c0:5afa568b2fe04f22a4034eb1374db8d6');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',192,1794962717012,'{"is": "Drew", "move": "draw curve curve curve"}','d6b05d891557eaba2243c3c0:5afa568b2fe04f22a4034eb1374db8d6');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',193,1794962717016,'{"is": "Moved", "seat": 0, "move": "curve SW 2,-2 on 0"}','cb76304acd7efa589dea78fa:ede4fbe3ebe044b1b621383606a65d4e');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',194,1794962717019,'{"is": "Moved", "seat": 0, "move": "curve SE -5,8 on 0"}','cb76304acd7efa589dea78fa:f6b71bc7f82d44c59fb717a22c84e0a1');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',195,1794962717022,'{"is": "Moved", "seat": 1, "move": "curve SE -6,-2 on 1"}','d6b05d891557eaba2243c3c0:f338c64b4d14448ab1d66586747c2d0e');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',196,1794962717022,'{"is": "Drew", "move": "roll 3"}','d6b05d891557eaba2243c3c0:f338c64b4d14448ab1d66586747c2d0e');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',197,1794962717022,'{"is": "Drew", "move": "draw crossed curve curve"}','d6b05d891557eaba2243c3c0:f338c64b4d14448ab1d66586747c2d0e');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',198,1794962717026,'{"is": "Moved", "seat": 1, "move": "curve SW -5,-2 on 1"}','d6b05d891557eaba2243c3c0:46f65a34ad7745bba50b0e96ec123201');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',199,1794962717029,'{"is": "Moved", "seat": 1, "move": "curve SE 9,1 on 1"}','d6b05d891557eaba2243c3c0:b5e344fbabb84e27bbefadd0079b5329');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',200,1794962717032,'{"is": "Moved", "seat": 0, "move": "crossed 1,-2 on 0"}','cb76304acd7efa589dea78fa:73de09533ea6487bad65b6c717482715');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',201,1794962717032,'{"is": "Drew", "move": "roll 1"}','cb76304acd7efa589dea78fa:73de09533ea6487bad65b6c717482715');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',202,1794962717032,'{"is": "Drew", "move": "draw straight"}','cb76304acd7efa589dea78fa:73de09533ea6487bad65b6c717482715');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',203,1794962717036,'{"is": "Moved", "seat": 0, "move": "straight NS -5,-1 on 1"}','cb76304acd7efa589dea78fa:8e2559a0bf134d12ab65f157ade63304');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',204,1794962717036,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:8e2559a0bf134d12ab65f157ade63304');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',205,1794962717036,'{"is": "Drew", "move": "draw curve double straight"}','cb76304acd7efa589dea78fa:8e2559a0bf134d12ab65f157ade63304');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',206,1794962717040,'{"is": "Moved", "seat": 1, "move": "double NW 10,1 on 1"}','d6b05d891557eaba2243c3c0:2d9c92bde0974066abf0ebc10f63820c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',207,1794962717044,'{"is": "Moved", "seat": 1, "move": "curve SW 10,0 on 1"}','d6b05d891557eaba2243c3c0:0813fb43585b4c159ece13dc3186d254');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',208,1794962717047,'{"is": "Moved", "seat": 0, "move": "straight EW 0,-2 on 0"}','cb76304acd7efa589dea78fa:b9e79e4fba0a44a2acc2d571a7dfbeef');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',209,1794962717047,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:b9e79e4fba0a44a2acc2d571a7dfbeef');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',210,1794962717047,'{"is": "Drew", "move": "draw curve curve double"}','cb76304acd7efa589dea78fa:b9e79e4fba0a44a2acc2d571a7dfbeef');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',211,1794962717050,'{"is": "Moved", "seat": 0, "move": "double NW -1,-2 on 0"}','cb76304acd7efa589dea78fa:c6106ced8c7442acb196df456fcdcbfb');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',212,1794962717054,'{"is": "Moved", "seat": 0, "move": "curve NE -5,9 on 0"}','cb76304acd7efa589dea78fa:99a7ec23ea0f49baa509f63028422cdf');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',213,1794962717057,'{"is": "Moved", "seat": 1, "move": "curve NE -5,0 on 1"}','d6b05d891557eaba2243c3c0:64eb2c84215d4d278e0de2a5b0e3e5c3');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',214,1794962717057,'{"is": "Drew", "move": "roll 2"}','d6b05d891557eaba2243c3c0:64eb2c84215d4d278e0de2a5b0e3e5c3');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',215,1794962717057,'{"is": "Drew", "move": "draw straight straight"}','d6b05d891557eaba2243c3c0:64eb2c84215d4d278e0de2a5b0e3e5c3');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',216,1794962717060,'{"is": "Moved", "seat": 1, "move": "straight EW 9,0 on 1"}','d6b05d891557eaba2243c3c0:ddaf7c51a042474a8970f03a8babe4bb');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',217,1794962717063,'{"is": "Moved", "seat": 0, "move": "straight EW -4,9 on 0"}','cb76304acd7efa589dea78fa:fecb630599a645dead0cc8ed8b8f987b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',218,1794962717063,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:fecb630599a645dead0cc8ed8b8f987b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',219,1794962717063,'{"is": "Drew", "move": "draw curve straight straight"}','cb76304acd7efa589dea78fa:fecb630599a645dead0cc8ed8b8f987b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',220,1794962717067,'{"is": "Moved", "seat": 0, "move": "curve NE -1,-1 on 0"}','cb76304acd7efa589dea78fa:bc98cb93166f42dfb9aea43d91795706');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',221,1794962717070,'{"is": "Moved", "seat": 0, "move": "straight EW 0,-1 on 0"}','cb76304acd7efa589dea78fa:704facac2ef84bb1982700c07f4623ae');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',222,1794962717073,'{"is": "Moved", "seat": 0, "move": "straight EW -3,9 on 0"}','cb76304acd7efa589dea78fa:15683a5f952340a7a493970e664fca9d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',223,1794962717073,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:15683a5f952340a7a493970e664fca9d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',224,1794962717073,'{"is": "Drew", "move": "draw curve straight straight"}','cb76304acd7efa589dea78fa:15683a5f952340a7a493970e664fca9d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',225,1794962717078,'{"is": "Moved", "seat": 1, "move": "curve NW -4,0 on 1"}','d6b05d891557eaba2243c3c0:975aa71c1e654fbeb5bc731c9bd470fb');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',226,1794962717081,'{"is": "Moved", "seat": 1, "move": "straight NS -4,-1 on 1"}','d6b05d891557eaba2243c3c0:3768ca6c70f543f3a647bbb84c17e91b');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',227,1794962717084,'{"is": "Moved", "seat": 0, "move": "straight EW -2,9 on 0"}','cb76304acd7efa589dea78fa:acde07fedd2243a380f085d23ee08aff');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',228,1794962717084,'{"is": "Drew", "move": "roll 3"}','cb76304acd7efa589dea78fa:acde07fedd2243a380f085d23ee08aff');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',229,1794962717084,'{"is": "Drew", "move": "draw curve curve straight"}','cb76304acd7efa589dea78fa:acde07fedd2243a380f085d23ee08aff');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',230,1794962717090,'{"is": "Moved", "seat": 0, "move": "curve NW -1,9 on 0"}','cb76304acd7efa589dea78fa:612b8d7b276440489b51907ce3fc711d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',231,1794962717093,'{"is": "Moved", "seat": 0, "move": "curve SW -1,8 on 0"}','cb76304acd7efa589dea78fa:568a03c7927a49148a19680d779a7909');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',232,1794962717097,'{"is": "Moved", "seat": 1, "move": "straight NS -4,-2 on 1"}','d6b05d891557eaba2243c3c0:6423f99956da46cbba26da619c320270');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',233,1794962717097,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:6423f99956da46cbba26da619c320270');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',234,1794962717097,'{"is": "Drew", "move": "draw straight"}','d6b05d891557eaba2243c3c0:6423f99956da46cbba26da619c320270');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',235,1794962717101,'{"is": "Moved", "seat": 1, "move": "straight NS -4,-3 on 1"}','d6b05d891557eaba2243c3c0:38575635c5e24840ae79e1d6e4e5a564');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',236,1794962717101,'{"is": "Drew", "move": "roll 3"}','d6b05d891557eaba2243c3c0:38575635c5e24840ae79e1d6e4e5a564');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',237,1794962717101,'{"is": "Drew", "move": "draw curve straight straight"}','d6b05d891557eaba2243c3c0:38575635c5e24840ae79e1d6e4e5a564');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',238,1794962717106,'{"is": "Moved", "seat": 0, "move": "curve NE -2,8 on 0"}','cb76304acd7efa589dea78fa:f28b944564dc4f7c8683272e419f4b2e');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',239,1794962717110,'{"is": "Moved", "seat": 0, "move": "straight NS -2,6 on 0"}','cb76304acd7efa589dea78fa:ea88e40b9a16417c9e07e1c66fedcd6d');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',240,1794962717113,'{"is": "Moved", "seat": 1, "move": "straight NS -4,-4 on 1"}','d6b05d891557eaba2243c3c0:b9f22402fbe247e59f32bf78f5f537c2');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',241,1794962717113,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:b9f22402fbe247e59f32bf78f5f537c2');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',242,1794962717113,'{"is": "Drew", "move": "draw straight"}','d6b05d891557eaba2243c3c0:b9f22402fbe247e59f32bf78f5f537c2');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',243,1794962717117,'{"is": "Moved", "seat": 1, "move": "straight NS -2,5 on 0"}','d6b05d891557eaba2243c3c0:c647d1004cd74f6f987803bf3de156c4');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',244,1794962717117,'{"is": "Drew", "move": "roll 1"}','d6b05d891557eaba2243c3c0:c647d1004cd74f6f987803bf3de156c4');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',245,1794962717117,'{"is": "Drew", "move": "draw crossed"}','d6b05d891557eaba2243c3c0:c647d1004cd74f6f987803bf3de156c4');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',246,1794962717121,'{"is": "Moved", "seat": 0, "move": "crossed -4,-5 on 1"}','cb76304acd7efa589dea78fa:af26cdd4b1b94d3ba69c1fc91c27048c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',247,1794962717121,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:af26cdd4b1b94d3ba69c1fc91c27048c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',248,1794962717121,'{"is": "Drew", "move": "draw curve straight"}','cb76304acd7efa589dea78fa:af26cdd4b1b94d3ba69c1fc91c27048c');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',249,1794962717126,'{"is": "Moved", "seat": 1, "move": "curve SE 8,0 on 1"}','d6b05d891557eaba2243c3c0:db3bdd28cde74dbf9b5f4bca03d3cc48');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',250,1794962717129,'{"is": "Moved", "seat": 0, "move": "straight NS -2,4 on 0"}','cb76304acd7efa589dea78fa:13cf3dde7bc644ff9e5b1268d77e3cea');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',251,1794962717129,'{"is": "Drew", "move": "roll 2"}','cb76304acd7efa589dea78fa:13cf3dde7bc644ff9e5b1268d77e3cea');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',252,1794962717129,'{"is": "Drew", "move": "draw curve"}','cb76304acd7efa589dea78fa:13cf3dde7bc644ff9e5b1268d77e3cea');
INSERT INTO "events" VALUES('vDDpz3Q_9BXX-e3S',253,1794962717133,'{"is": "Moved", "seat": 0, "move": "curve SW -4,-6 on 1"}','cb76304acd7efa589dea78fa:0ff4c61e308849caae77a7cabc2f686c');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',1,1794962717144,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',2,1794962717151,'{"is": "Sat", "seat": 1, "guest": "d6b05d891557eaba2243c3c0", "name": "Bo"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',3,1794962717151,'{"is": "Started"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',4,1794962717151,'{"is": "Drew", "move": "house 1"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',5,1794962717151,'{"is": "Drew", "move": "draw purple head"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',6,1794962717151,'{"is": "Drew", "move": "draw trouble"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',7,1794962717151,'{"is": "Drew", "move": "draw yellow straight 2"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',8,1794962717151,'{"is": "Drew", "move": "draw black straight 3"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',9,1794962717151,'{"is": "Drew", "move": "draw green corner"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',10,1794962717151,'{"is": "Drew", "move": "draw yellow corner"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',11,1794962717151,'{"is": "Drew", "move": "draw black straight 1"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',12,1794962717151,'{"is": "Drew", "move": "draw purple knot"}',NULL);
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',13,1794962717162,'{"is": "Moved", "seat": 0, "move": "yellow straight 2 at 1,0 EW"}','cb76304acd7efa589dea78fa:baba96236e46414aa29ea7f00bace7a7');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',14,1794962717162,'{"is": "Drew", "move": "draw purple straight 1"}','cb76304acd7efa589dea78fa:baba96236e46414aa29ea7f00bace7a7');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',15,1794962717166,'{"is": "Moved", "seat": 1, "move": "green corner at 0,-1 SW"}','d6b05d891557eaba2243c3c0:2719436030e6411a811ef2bc2c8d150d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',16,1794962717166,'{"is": "Drew", "move": "draw log corner"}','d6b05d891557eaba2243c3c0:2719436030e6411a811ef2bc2c8d150d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',17,1794962717169,'{"is": "Moved", "seat": 0, "move": "trouble at 1,1"}','cb76304acd7efa589dea78fa:a24d637b4346422c9f6ce4e77ef4ad8e');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',18,1794962717169,'{"is": "Drew", "move": "draw yellow knot"}','cb76304acd7efa589dea78fa:a24d637b4346422c9f6ce4e77ef4ad8e');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',19,1794962717172,'{"is": "Moved", "seat": 1, "move": "log corner at 0,-1 SW"}','d6b05d891557eaba2243c3c0:e35f0e5132a5472f8cea555eccf2a294');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',20,1794962717172,'{"is": "Drew", "move": "draw log straight"}','d6b05d891557eaba2243c3c0:e35f0e5132a5472f8cea555eccf2a294');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',21,1794962717175,'{"is": "Moved", "seat": 0, "move": "yellow knot at 2,0 EW"}','cb76304acd7efa589dea78fa:d54f6e6c9d1a46419eda3a75a12ac9e1');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',22,1794962717175,'{"is": "Drew", "move": "draw purple straight 1"}','cb76304acd7efa589dea78fa:d54f6e6c9d1a46419eda3a75a12ac9e1');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',23,1794962717179,'{"is": "Moved", "seat": 1, "move": "log straight at 1,0 EW"}','d6b05d891557eaba2243c3c0:5339573b244e420cbf48f4e567c561c2');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',24,1794962717179,'{"is": "Drew", "move": "draw log crossing"}','d6b05d891557eaba2243c3c0:5339573b244e420cbf48f4e567c561c2');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',25,1794962717181,'{"is": "Moved", "seat": 0, "move": "black straight 3 at 0,1 NS"}','cb76304acd7efa589dea78fa:e240f0d921814ed9a03f2c3c1c71ac43');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',26,1794962717181,'{"is": "Drew", "move": "draw log crossing"}','cb76304acd7efa589dea78fa:e240f0d921814ed9a03f2c3c1c71ac43');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',27,1794962717184,'{"is": "Moved", "seat": 1, "move": "log crossing at 2,0"}','d6b05d891557eaba2243c3c0:a1f671d831f44576924df28efe28e9a8');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',28,1794962717184,'{"is": "Drew", "move": "draw log crossing"}','d6b05d891557eaba2243c3c0:a1f671d831f44576924df28efe28e9a8');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',29,1794962717187,'{"is": "Moved", "seat": 0, "move": "log crossing at 1,0"}','cb76304acd7efa589dea78fa:343d3eaf926b4a4a9c61496f7646720f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',30,1794962717187,'{"is": "Drew", "move": "draw black corner"}','cb76304acd7efa589dea78fa:343d3eaf926b4a4a9c61496f7646720f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',31,1794962717190,'{"is": "Moved", "seat": 1, "move": "log crossing at 0,1"}','d6b05d891557eaba2243c3c0:0a4373bc0a254bafafcdb4b5be14ced5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',32,1794962717190,'{"is": "Drew", "move": "draw green straight 3"}','d6b05d891557eaba2243c3c0:0a4373bc0a254bafafcdb4b5be14ced5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',33,1794962717193,'{"is": "Moved", "seat": 0, "move": "black corner at 0,2 NE"}','cb76304acd7efa589dea78fa:bf393797e2fe402387b9e57aa2691e14');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',34,1794962717193,'{"is": "Drew", "move": "draw black corner"}','cb76304acd7efa589dea78fa:bf393797e2fe402387b9e57aa2691e14');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',35,1794962717195,'{"is": "Moved", "seat": 1, "move": "purple knot at -1,0 EW"}','d6b05d891557eaba2243c3c0:2a7ac1cb9c59443a87c9802de20bf7ca');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',36,1794962717195,'{"is": "Drew", "move": "draw green straight 2"}','d6b05d891557eaba2243c3c0:2a7ac1cb9c59443a87c9802de20bf7ca');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',37,1794962717198,'{"is": "Moved", "seat": 0, "move": "black corner at 1,2 SW"}','cb76304acd7efa589dea78fa:c7547e284b864b84be5b1bed53863046');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',38,1794962717198,'{"is": "Drew", "move": "draw yellow straight 1"}','cb76304acd7efa589dea78fa:c7547e284b864b84be5b1bed53863046');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',39,1794962717201,'{"is": "Moved", "seat": 1, "move": "green straight 3 at -1,-1 EW"}','d6b05d891557eaba2243c3c0:0aac554cf2444ffabb8602e702b205cf');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',40,1794962717201,'{"is": "Drew", "move": "draw yellow straight 2"}','d6b05d891557eaba2243c3c0:0aac554cf2444ffabb8602e702b205cf');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',41,1794962717204,'{"is": "Moved", "seat": 0, "move": "yellow straight 1 at 3,0 EW"}','cb76304acd7efa589dea78fa:807ebbba5c884538ab1cfeb7e4c07cfe');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',42,1794962717204,'{"is": "Drew", "move": "draw green knot"}','cb76304acd7efa589dea78fa:807ebbba5c884538ab1cfeb7e4c07cfe');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',43,1794962717207,'{"is": "Moved", "seat": 1, "move": "green straight 2 at -2,-1 EW"}','d6b05d891557eaba2243c3c0:669c06dc5a1645b5b95e55c5fe15f785');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',44,1794962717207,'{"is": "Drew", "move": "draw gift"}','d6b05d891557eaba2243c3c0:669c06dc5a1645b5b95e55c5fe15f785');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',45,1794962717210,'{"is": "Moved", "seat": 0, "move": "purple straight 1 at -2,0 EW"}','cb76304acd7efa589dea78fa:ce9e1f0e08004f3db8078f6a415d0501');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',46,1794962717210,'{"is": "Drew", "move": "draw log straight"}','cb76304acd7efa589dea78fa:ce9e1f0e08004f3db8078f6a415d0501');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',47,1794962717213,'{"is": "Moved", "seat": 1, "move": "gift at -2,1"}','d6b05d891557eaba2243c3c0:1d76d42726414b8fa85430dcc657b251');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',48,1794962717213,'{"is": "Drew", "move": "draw hat 3"}','d6b05d891557eaba2243c3c0:1d76d42726414b8fa85430dcc657b251');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',49,1794962717216,'{"is": "Moved", "seat": 0, "move": "green knot at -3,-1 EW"}','cb76304acd7efa589dea78fa:5441b7e5a9d848c38b6399ebb77a548f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',50,1794962717216,'{"is": "Drew", "move": "draw black knot"}','cb76304acd7efa589dea78fa:5441b7e5a9d848c38b6399ebb77a548f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',51,1794962717219,'{"is": "Moved", "seat": 1, "move": "yellow corner at 4,0 SW"}','d6b05d891557eaba2243c3c0:c8eb6f75f6fe4c16aaa85c01995e6cf9');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',52,1794962717219,'{"is": "Drew", "move": "draw gift"}','d6b05d891557eaba2243c3c0:c8eb6f75f6fe4c16aaa85c01995e6cf9');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',53,1794962717222,'{"is": "Moved", "seat": 0, "move": "log straight at -2,0 EW"}','cb76304acd7efa589dea78fa:ca90a56f42d8421bb245d77f2ed90899');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',54,1794962717222,'{"is": "Drew", "move": "draw yellow head"}','cb76304acd7efa589dea78fa:ca90a56f42d8421bb245d77f2ed90899');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',55,1794962717225,'{"is": "Moved", "seat": 1, "move": "yellow straight 2 at 4,1 NS"}','d6b05d891557eaba2243c3c0:8b978a54b6624b14b17e48d770277aa9');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',56,1794962717225,'{"is": "Drew", "move": "draw black head"}','d6b05d891557eaba2243c3c0:8b978a54b6624b14b17e48d770277aa9');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',57,1794962717228,'{"is": "Moved", "seat": 0, "move": "black knot at 1,3 NS"}','cb76304acd7efa589dea78fa:8f82d11282244fa9ab621b256eb43798');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',58,1794962717228,'{"is": "Drew", "move": "draw hat -2"}','cb76304acd7efa589dea78fa:8f82d11282244fa9ab621b256eb43798');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',59,1794962717233,'{"is": "Moved", "seat": 1, "move": "gift at 2,2"}','d6b05d891557eaba2243c3c0:64bad1917a0f4ed4b6ece9abcb5ad67c');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',60,1794962717233,'{"is": "Drew", "move": "draw green sore"}','d6b05d891557eaba2243c3c0:64bad1917a0f4ed4b6ece9abcb5ad67c');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',61,1794962717236,'{"is": "Moved", "seat": 0, "move": "purple straight 1 at -2,0 EW"}','cb76304acd7efa589dea78fa:882ddd5e9f7043668c0677661b55a5f5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',62,1794962717236,'{"is": "Drew", "move": "draw green head"}','cb76304acd7efa589dea78fa:882ddd5e9f7043668c0677661b55a5f5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',63,1794962717239,'{"is": "Moved", "seat": 1, "move": "green sore at 0,-1 SW"}','d6b05d891557eaba2243c3c0:f9ab27c86bbb47b2bbcc35f1f3d0848c');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',64,1794962717239,'{"is": "Drew", "move": "draw log corner"}','d6b05d891557eaba2243c3c0:f9ab27c86bbb47b2bbcc35f1f3d0848c');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',65,1794962717239,'{"is": "Drew", "move": "draw log corner"}','d6b05d891557eaba2243c3c0:f9ab27c86bbb47b2bbcc35f1f3d0848c');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',66,1794962717243,'{"is": "Moved", "seat": 1, "move": "log corner at 0,2 NE"}','d6b05d891557eaba2243c3c0:e875ff8d4c7a49cc9d7e02edd05c5875');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',67,1794962717243,'{"is": "Drew", "move": "draw yellow straight 3"}','d6b05d891557eaba2243c3c0:e875ff8d4c7a49cc9d7e02edd05c5875');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',68,1794962717246,'{"is": "Moved", "seat": 0, "move": "log corner at 4,0 SW"}','cb76304acd7efa589dea78fa:1a3c7c6230f64d468221f70363ea860c');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',69,1794962717246,'{"is": "Drew", "move": "draw purple corner"}','cb76304acd7efa589dea78fa:1a3c7c6230f64d468221f70363ea860c');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',70,1794962717249,'{"is": "Moved", "seat": 1, "move": "black straight 1 at 1,4 NS"}','d6b05d891557eaba2243c3c0:facf1b8b1dd149f0bd6fcbabfb1a06f0');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',71,1794962717249,'{"is": "Drew", "move": "draw yellow sore"}','d6b05d891557eaba2243c3c0:facf1b8b1dd149f0bd6fcbabfb1a06f0');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',72,1794962717252,'{"is": "Moved", "seat": 0, "move": "purple corner at -3,0 ES"}','cb76304acd7efa589dea78fa:cfc88ab364bf4bb7800986fc8cedcd7b');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',73,1794962717252,'{"is": "Drew", "move": "draw purple straight 2"}','cb76304acd7efa589dea78fa:cfc88ab364bf4bb7800986fc8cedcd7b');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',74,1794962717255,'{"is": "Moved", "seat": 1, "move": "yellow sore at 4,2 WN"}','d6b05d891557eaba2243c3c0:961a0685ec4f439eaddd5c47a1762756');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',75,1794962717255,'{"is": "Drew", "move": "draw black diamond"}','d6b05d891557eaba2243c3c0:961a0685ec4f439eaddd5c47a1762756');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',76,1794962717258,'{"is": "Moved", "seat": 0, "move": "purple straight 2 at -3,1 NS"}','cb76304acd7efa589dea78fa:16dccfdbf50c4fad8caec57534692d8a');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',77,1794962717258,'{"is": "Drew", "move": "draw purple diamond"}','cb76304acd7efa589dea78fa:16dccfdbf50c4fad8caec57534692d8a');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',78,1794962717261,'{"is": "Moved", "seat": 1, "move": "yellow straight 3 at 3,2 EW"}','d6b05d891557eaba2243c3c0:937ca9704e754a35992c3d6611b2c75f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',79,1794962717261,'{"is": "Drew", "move": "draw green corner"}','d6b05d891557eaba2243c3c0:937ca9704e754a35992c3d6611b2c75f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',80,1794962717263,'{"is": "Moved", "seat": 0, "move": "purple diamond at -3,2 NS"}','cb76304acd7efa589dea78fa:fa0f9b96d8594d99a4ba618a8b2fcf2d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',81,1794962717263,'{"is": "Drew", "move": "draw yellow head"}','cb76304acd7efa589dea78fa:fa0f9b96d8594d99a4ba618a8b2fcf2d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',82,1794962717266,'{"is": "Moved", "seat": 1, "move": "green corner at -4,-1 NE"}','d6b05d891557eaba2243c3c0:8daa841c845c4f018f03c12d08b111d6');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',83,1794962717266,'{"is": "Drew", "move": "draw yellow straight 1"}','d6b05d891557eaba2243c3c0:8daa841c845c4f018f03c12d08b111d6');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',84,1794962717266,'{"is": "Drew", "move": "draw purple corner"}','d6b05d891557eaba2243c3c0:8daa841c845c4f018f03c12d08b111d6');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',85,1794962717269,'{"is": "Moved", "seat": 1, "move": "black diamond at 1,5 NS"}','d6b05d891557eaba2243c3c0:72327c9bc90b49f2a579a4ed23718cb5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',86,1794962717269,'{"is": "Drew", "move": "draw gift"}','d6b05d891557eaba2243c3c0:72327c9bc90b49f2a579a4ed23718cb5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',87,1794962717272,'{"is": "Moved", "seat": 0, "move": "purple corner at -3,3 WN"}','cb76304acd7efa589dea78fa:543c424194f34fa5bccf001bd1656d51');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',88,1794962717272,'{"is": "Drew", "move": "draw hat 2"}','cb76304acd7efa589dea78fa:543c424194f34fa5bccf001bd1656d51');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',89,1794962717276,'{"is": "Moved", "seat": 1, "move": "gift at 0,-2"}','d6b05d891557eaba2243c3c0:af25fd219bd94899872b27fd2caf6fdf');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',90,1794962717276,'{"is": "Drew", "move": "draw log corner"}','d6b05d891557eaba2243c3c0:af25fd219bd94899872b27fd2caf6fdf');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',91,1794962717276,'{"is": "Drew", "move": "draw log corner"}','d6b05d891557eaba2243c3c0:af25fd219bd94899872b27fd2caf6fdf');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',92,1794962717279,'{"is": "Moved", "seat": 1, "move": "log corner at 1,2 SW"}','d6b05d891557eaba2243c3c0:c3b7606680ba4458977cdf50eddf816f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',93,1794962717279,'{"is": "Drew", "move": "draw green diamond"}','d6b05d891557eaba2243c3c0:c3b7606680ba4458977cdf50eddf816f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',94,1794962717282,'{"is": "Moved", "seat": 0, "move": "log corner at 4,2 WN"}','cb76304acd7efa589dea78fa:5768758d698e44928cd3257e33467597');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',95,1794962717282,'{"is": "Drew", "move": "draw trouble"}','cb76304acd7efa589dea78fa:5768758d698e44928cd3257e33467597');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',96,1794962717285,'{"is": "Moved", "seat": 1, "move": "green diamond at -4,-2 NS"}','d6b05d891557eaba2243c3c0:861892a74b2f4684af9bf2d4b78f78cd');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',97,1794962717285,'{"is": "Drew", "move": "draw hat 1"}','d6b05d891557eaba2243c3c0:861892a74b2f4684af9bf2d4b78f78cd');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',98,1794962717289,'{"is": "Moved", "seat": 0, "move": "trouble at 2,4"}','cb76304acd7efa589dea78fa:ca790e2d958348b48793d49c3fc295c5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',99,1794962717289,'{"is": "Drew", "move": "draw green straight 1"}','cb76304acd7efa589dea78fa:ca790e2d958348b48793d49c3fc295c5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',100,1794962717289,'{"is": "Drew", "move": "draw purple diamond"}','cb76304acd7efa589dea78fa:ca790e2d958348b48793d49c3fc295c5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',101,1794962717292,'{"is": "Moved", "seat": 0, "move": "green straight 1 at -4,-3 NS"}','cb76304acd7efa589dea78fa:0a89dcb78def47e7b50082711f296a71');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',102,1794962717292,'{"is": "Drew", "move": "draw black straight 1"}','cb76304acd7efa589dea78fa:0a89dcb78def47e7b50082711f296a71');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',103,1794962717295,'{"is": "Moved", "seat": 1, "move": "purple diamond at -4,3 EW"}','d6b05d891557eaba2243c3c0:c6daa29ff552404496080776529b31d7');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',104,1794962717295,'{"is": "Drew", "move": "draw log corner"}','d6b05d891557eaba2243c3c0:c6daa29ff552404496080776529b31d7');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',105,1794962717299,'{"is": "Moved", "seat": 0, "move": "black straight 1 at 1,6 NS"}','cb76304acd7efa589dea78fa:878b7255034d4def964332ee5fc6bcf0');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',106,1794962717299,'{"is": "Drew", "move": "draw log corner"}','cb76304acd7efa589dea78fa:878b7255034d4def964332ee5fc6bcf0');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',107,1794962717302,'{"is": "Moved", "seat": 1, "move": "log corner at -4,-1 NE"}','d6b05d891557eaba2243c3c0:6615dfeb066d4a5cbfa2d89b1e757ac3');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',108,1794962717302,'{"is": "Drew", "move": "draw green head"}','d6b05d891557eaba2243c3c0:6615dfeb066d4a5cbfa2d89b1e757ac3');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',109,1794962717305,'{"is": "Moved", "seat": 0, "move": "log corner at -3,0 ES"}','cb76304acd7efa589dea78fa:7a30a9cd0a244b94a51400aa6d5373cd');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',110,1794962717305,'{"is": "Drew", "move": "draw black corner"}','cb76304acd7efa589dea78fa:7a30a9cd0a244b94a51400aa6d5373cd');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',111,1794962717305,'{"is": "Drew", "move": "draw yellow corner"}','cb76304acd7efa589dea78fa:7a30a9cd0a244b94a51400aa6d5373cd');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',112,1794962717308,'{"is": "Moved", "seat": 0, "move": "black corner at 0,2 NE"}','cb76304acd7efa589dea78fa:e17c678f5d664ed3950186fa43e82683');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',113,1794962717308,'{"is": "Drew", "move": "draw purple corner"}','cb76304acd7efa589dea78fa:e17c678f5d664ed3950186fa43e82683');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',114,1794962717311,'{"is": "Moved", "seat": 1, "move": "yellow corner at 4,0 SW"}','d6b05d891557eaba2243c3c0:76ec8364c60047ca8d8688b8dd648952');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',115,1794962717311,'{"is": "Drew", "move": "draw black straight 3"}','d6b05d891557eaba2243c3c0:76ec8364c60047ca8d8688b8dd648952');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',116,1794962717314,'{"is": "Moved", "seat": 0, "move": "purple corner at -5,3 NE"}','cb76304acd7efa589dea78fa:786668f7f4064bac91a03b20dd5658a1');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',117,1794962717314,'{"is": "Drew", "move": "draw trouble"}','cb76304acd7efa589dea78fa:786668f7f4064bac91a03b20dd5658a1');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',118,1794962717317,'{"is": "Moved", "seat": 1, "move": "black straight 3 at 1,7 NS"}','d6b05d891557eaba2243c3c0:2038b464e8a049919aa88116932cb86b');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',119,1794962717317,'{"is": "Drew", "move": "draw gift"}','d6b05d891557eaba2243c3c0:2038b464e8a049919aa88116932cb86b');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',120,1794962717320,'{"is": "Moved", "seat": 0, "move": "trouble at 3,-1"}','cb76304acd7efa589dea78fa:deb2399ec45942dd883a8e6af9b7673b');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',121,1794962717320,'{"is": "Drew", "move": "draw green diamond"}','cb76304acd7efa589dea78fa:deb2399ec45942dd883a8e6af9b7673b');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',122,1794962717324,'{"is": "Moved", "seat": 1, "move": "gift at 3,1"}','d6b05d891557eaba2243c3c0:8bec817eae2741b6ae824e0a0243a61d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',123,1794962717324,'{"is": "Drew", "move": "draw green straight 1"}','d6b05d891557eaba2243c3c0:8bec817eae2741b6ae824e0a0243a61d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',124,1794962717327,'{"is": "Moved", "seat": 0, "move": "green diamond at -4,-4 NS"}','cb76304acd7efa589dea78fa:68f08c98de564c0fab5b43b4d9d99981');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',125,1794962717327,'{"is": "Drew", "move": "draw black straight 2"}','cb76304acd7efa589dea78fa:68f08c98de564c0fab5b43b4d9d99981');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',126,1794962717330,'{"is": "Moved", "seat": 1, "move": "green straight 1 at -4,-5 NS"}','d6b05d891557eaba2243c3c0:a5503057caab460489abbda4a3c01181');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',127,1794962717330,'{"is": "Drew", "move": "draw trouble"}','d6b05d891557eaba2243c3c0:a5503057caab460489abbda4a3c01181');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',128,1794962717333,'{"is": "Moved", "seat": 0, "move": "black straight 2 at 1,8 NS"}','cb76304acd7efa589dea78fa:00564931beeb4715a98db3075b6cf81e');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',129,1794962717333,'{"is": "Drew", "move": "draw log corner"}','cb76304acd7efa589dea78fa:00564931beeb4715a98db3075b6cf81e');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',130,1794962717338,'{"is": "Moved", "seat": 1, "move": "trouble at -3,-4"}','d6b05d891557eaba2243c3c0:8edf99aacbf64b758012354c771cf4b0');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',131,1794962717338,'{"is": "Drew", "move": "draw log straight"}','d6b05d891557eaba2243c3c0:8edf99aacbf64b758012354c771cf4b0');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',132,1794962717341,'{"is": "Moved", "seat": 0, "move": "log corner at -5,3 NE"}','cb76304acd7efa589dea78fa:47dde024ad9f47cfaa55503ac8b4b184');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',133,1794962717341,'{"is": "Drew", "move": "draw black straight 2"}','cb76304acd7efa589dea78fa:47dde024ad9f47cfaa55503ac8b4b184');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',134,1794962717344,'{"is": "Moved", "seat": 1, "move": "log straight at -1,0 EW"}','d6b05d891557eaba2243c3c0:71eff8758dba4cdc9aa10c50e80d7e05');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',135,1794962717344,'{"is": "Drew", "move": "draw yellow corner"}','d6b05d891557eaba2243c3c0:71eff8758dba4cdc9aa10c50e80d7e05');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',136,1794962717348,'{"is": "Moved", "seat": 0, "move": "black straight 2 at 1,9 NS"}','cb76304acd7efa589dea78fa:3f6645937f994e22b6767100d2e6acd0');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',137,1794962717348,'{"is": "Drew", "move": "draw log straight"}','cb76304acd7efa589dea78fa:3f6645937f994e22b6767100d2e6acd0');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',138,1794962717351,'{"is": "Moved", "seat": 1, "move": "yellow corner at 4,2 WN"}','d6b05d891557eaba2243c3c0:d14c61094c4f4b9ebb85f42345d5f5f7');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',139,1794962717351,'{"is": "Drew", "move": "draw purple corner"}','d6b05d891557eaba2243c3c0:d14c61094c4f4b9ebb85f42345d5f5f7');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',140,1794962717354,'{"is": "Moved", "seat": 0, "move": "log straight at -3,-1 EW"}','cb76304acd7efa589dea78fa:36b79228df914e9e81e92856e83bed4b');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',141,1794962717354,'{"is": "Drew", "move": "draw black sore"}','cb76304acd7efa589dea78fa:36b79228df914e9e81e92856e83bed4b');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',142,1794962717357,'{"is": "Moved", "seat": 1, "move": "purple corner at -5,2 SW"}','d6b05d891557eaba2243c3c0:90efe867bcaf4915bc474d8f1d6b9199');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',143,1794962717357,'{"is": "Drew", "move": "draw purple head"}','d6b05d891557eaba2243c3c0:90efe867bcaf4915bc474d8f1d6b9199');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',144,1794962717362,'{"is": "Moved", "seat": 0, "move": "black sore at 1,2 SW"}','cb76304acd7efa589dea78fa:a4c696279c3947e19e84cd00cdc7b9f3');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',145,1794962717362,'{"is": "Drew", "move": "draw log crossing"}','cb76304acd7efa589dea78fa:a4c696279c3947e19e84cd00cdc7b9f3');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',146,1794962717362,'{"is": "Drew", "move": "draw yellow corner"}','cb76304acd7efa589dea78fa:a4c696279c3947e19e84cd00cdc7b9f3');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',147,1794962717370,'{"is": "Moved", "seat": 0, "move": "log crossing at 1,3"}','cb76304acd7efa589dea78fa:52c3c1686b1146508efeec63e8797996');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',148,1794962717370,'{"is": "Drew", "move": "draw yellow corner"}','cb76304acd7efa589dea78fa:52c3c1686b1146508efeec63e8797996');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',149,1794962717370,'{"is": "Drew", "move": "draw black diamond"}','cb76304acd7efa589dea78fa:52c3c1686b1146508efeec63e8797996');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',150,1794962717370,'{"is": "Drew", "move": "draw hat 2"}','cb76304acd7efa589dea78fa:52c3c1686b1146508efeec63e8797996');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',151,1794962717376,'{"is": "Moved", "seat": 1, "move": "black diamond at 1,10 NS"}','d6b05d891557eaba2243c3c0:5ffa9a5c857c402eb24bb2b71bb8afc5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',152,1794962717376,'{"is": "Drew", "move": "draw black corner"}','d6b05d891557eaba2243c3c0:5ffa9a5c857c402eb24bb2b71bb8afc5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',153,1794962717376,'{"is": "Drew", "move": "draw purple straight 3"}','d6b05d891557eaba2243c3c0:5ffa9a5c857c402eb24bb2b71bb8afc5');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',154,1794962717381,'{"is": "Moved", "seat": 1, "move": "black corner at 1,11 NE"}','d6b05d891557eaba2243c3c0:a9bcc962d9934490a3f576689fb028c8');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',155,1794962717381,'{"is": "Drew", "move": "draw black head"}','d6b05d891557eaba2243c3c0:a9bcc962d9934490a3f576689fb028c8');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',156,1794962717385,'{"is": "Moved", "seat": 0, "move": "purple straight 3 at -6,2 EW"}','cb76304acd7efa589dea78fa:5d4fb5f1cdd744cca6789c90a720440f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',157,1794962717385,'{"is": "Drew", "move": "draw yellow corner"}','cb76304acd7efa589dea78fa:5d4fb5f1cdd744cca6789c90a720440f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',158,1794962717385,'{"is": "Drew", "move": "draw purple sore"}','cb76304acd7efa589dea78fa:5d4fb5f1cdd744cca6789c90a720440f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',159,1794962717385,'{"is": "Drew", "move": "draw green straight 3"}','cb76304acd7efa589dea78fa:5d4fb5f1cdd744cca6789c90a720440f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',160,1794962717390,'{"is": "Moved", "seat": 1, "move": "purple sore at -5,3 NE"}','d6b05d891557eaba2243c3c0:8730143784bc406abe9bcdd2ffca2b6d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',161,1794962717390,'{"is": "Drew", "move": "draw yellow straight 3"}','d6b05d891557eaba2243c3c0:8730143784bc406abe9bcdd2ffca2b6d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',162,1794962717393,'{"is": "Moved", "seat": 0, "move": "green straight 3 at -4,-6 NS"}','cb76304acd7efa589dea78fa:1abb61e9fc1449258479240ef540a84d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',163,1794962717393,'{"is": "Drew", "move": "draw black corner"}','cb76304acd7efa589dea78fa:1abb61e9fc1449258479240ef540a84d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',164,1794962717393,'{"is": "Drew", "move": "draw green corner"}','cb76304acd7efa589dea78fa:1abb61e9fc1449258479240ef540a84d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',165,1794962717397,'{"is": "Moved", "seat": 0, "move": "black corner at 2,11 SW"}','cb76304acd7efa589dea78fa:4d5d1455625e4c0e8e71254f7b521b25');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',166,1794962717397,'{"is": "Drew", "move": "draw gift"}','cb76304acd7efa589dea78fa:4d5d1455625e4c0e8e71254f7b521b25');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',167,1794962717400,'{"is": "Moved", "seat": 1, "move": "green corner at -4,-7 ES"}','d6b05d891557eaba2243c3c0:0ae57202ca62447ca15327b4ec8a0c93');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',168,1794962717400,'{"is": "Drew", "move": "draw gift"}','d6b05d891557eaba2243c3c0:0ae57202ca62447ca15327b4ec8a0c93');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',169,1794962717404,'{"is": "Moved", "seat": 0, "move": "gift at -5,-7"}','cb76304acd7efa589dea78fa:f8623b676ba949eeaac0e501b62cc502');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',170,1794962717404,'{"is": "Drew", "move": "draw green corner"}','cb76304acd7efa589dea78fa:f8623b676ba949eeaac0e501b62cc502');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',171,1794962717408,'{"is": "Moved", "seat": 1, "move": "gift at 0,5"}','d6b05d891557eaba2243c3c0:3e2d1fe61e904cb68b4023449a3e8e63');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',172,1794962717408,'{"is": "Drew", "move": "draw yellow diamond"}','d6b05d891557eaba2243c3c0:3e2d1fe61e904cb68b4023449a3e8e63');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',173,1794962717411,'{"is": "Moved", "seat": 0, "move": "green corner at -4,-1 NE"}','cb76304acd7efa589dea78fa:3996dd7c52fa4c2aac5985b7a4b57ff2');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',174,1794962717411,'{"is": "Drew", "move": "draw purple corner"}','cb76304acd7efa589dea78fa:3996dd7c52fa4c2aac5985b7a4b57ff2');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',175,1794962717411,'{"is": "Drew", "move": "draw black corner"}','cb76304acd7efa589dea78fa:3996dd7c52fa4c2aac5985b7a4b57ff2');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',176,1794962717415,'{"is": "Moved", "seat": 0, "move": "purple corner at -7,2 ES"}','cb76304acd7efa589dea78fa:dd2f13fc3ac041c39132636cc0222576');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',177,1794962717415,'{"is": "Drew", "move": "draw green corner"}','cb76304acd7efa589dea78fa:dd2f13fc3ac041c39132636cc0222576');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',178,1794962717418,'{"is": "Moved", "seat": 1, "move": "black corner at 2,12 WN"}','d6b05d891557eaba2243c3c0:72e00fa274ee421b9d5e7d59424a2f91');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',179,1794962717418,'{"is": "Drew", "move": "draw hat -1"}','d6b05d891557eaba2243c3c0:72e00fa274ee421b9d5e7d59424a2f91');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',180,1794962717422,'{"is": "Moved", "seat": 0, "move": "green corner at -3,-7 SW"}','cb76304acd7efa589dea78fa:38874d4f0abb4506ab0c82d65dce77fd');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',181,1794962717422,'{"is": "Drew", "move": "draw green corner"}','cb76304acd7efa589dea78fa:38874d4f0abb4506ab0c82d65dce77fd');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',182,1794962717422,'{"is": "Drew", "move": "draw purple corner"}','cb76304acd7efa589dea78fa:38874d4f0abb4506ab0c82d65dce77fd');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',183,1794962717426,'{"is": "Moved", "seat": 0, "move": "green corner at -3,-6 NE"}','cb76304acd7efa589dea78fa:251061d63a204890bf85c73af3d3fb69');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',184,1794962717426,'{"is": "Drew", "move": "draw purple straight 2"}','cb76304acd7efa589dea78fa:251061d63a204890bf85c73af3d3fb69');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',185,1794962717431,'{"is": "Moved", "seat": 1, "move": "purple corner at -3,0 ES"}','d6b05d891557eaba2243c3c0:f9cde39af1f3463096ff48dffec9a952');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',186,1794962717431,'{"is": "Drew", "move": "draw yellow diamond"}','d6b05d891557eaba2243c3c0:f9cde39af1f3463096ff48dffec9a952');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',187,1794962717437,'{"is": "Moved", "seat": 0, "move": "purple straight 2 at -1,0 EW"}','cb76304acd7efa589dea78fa:dea9b68e8ef1477e9f1ef46123d851ad');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',188,1794962717437,'{"is": "Drew", "move": "draw green straight 2"}','cb76304acd7efa589dea78fa:dea9b68e8ef1477e9f1ef46123d851ad');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',189,1794962717437,'{"is": "Drew", "move": "draw purple straight 3"}','cb76304acd7efa589dea78fa:dea9b68e8ef1477e9f1ef46123d851ad');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',190,1794962717441,'{"is": "Moved", "seat": 0, "move": "green straight 2 at -3,-1 EW"}','cb76304acd7efa589dea78fa:22295331a44041fab054c7b15a01160e');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',191,1794962717441,'{"is": "Drew", "move": "draw green knot"}','cb76304acd7efa589dea78fa:22295331a44041fab054c7b15a01160e');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',192,1794962717445,'{"is": "Moved", "seat": 1, "move": "purple straight 3 at -7,3 NS"}','d6b05d891557eaba2243c3c0:2e1847322f914c71abed05681552167a');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',193,1794962717445,'{"is": "Drew", "move": "draw log straight"}','d6b05d891557eaba2243c3c0:2e1847322f914c71abed05681552167a');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',194,1794962717448,'{"is": "Moved", "seat": 0, "move": "green knot at -2,-6 EW"}','cb76304acd7efa589dea78fa:8e2e7251ea564f0688e15cb2d2bad72f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',195,1794962717448,'{"is": "Drew", "move": "draw purple corner"}','cb76304acd7efa589dea78fa:8e2e7251ea564f0688e15cb2d2bad72f');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',196,1794962717452,'{"is": "Moved", "seat": 1, "move": "log straight at 1,5 NS"}','d6b05d891557eaba2243c3c0:37fde69b38684413bfa77c98553673c4');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',197,1794962717452,'{"is": "Drew", "move": "draw log corner"}','d6b05d891557eaba2243c3c0:37fde69b38684413bfa77c98553673c4');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',198,1794962717456,'{"is": "Moved", "seat": 0, "move": "purple corner at -7,4 NE"}','cb76304acd7efa589dea78fa:d602e396a07b4e518a11242c2c6773a8');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',199,1794962717456,'{"is": "Drew", "move": "draw yellow straight 2"}','cb76304acd7efa589dea78fa:d602e396a07b4e518a11242c2c6773a8');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',200,1794962717460,'{"is": "Moved", "seat": 1, "move": "log corner at 2,12 WN"}','d6b05d891557eaba2243c3c0:b629c667797347e785c528baa65d4730');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',201,1794962717460,'{"is": "Drew", "move": "draw black knot"}','d6b05d891557eaba2243c3c0:b629c667797347e785c528baa65d4730');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',202,1794962717460,'{"is": "Drew", "move": "draw black corner"}','d6b05d891557eaba2243c3c0:b629c667797347e785c528baa65d4730');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',203,1794962717466,'{"is": "Moved", "seat": 1, "move": "black knot at 1,5 NS"}','d6b05d891557eaba2243c3c0:bd13ad89b505483891a5b4283ed98a34');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',204,1794962717466,'{"is": "Drew", "move": "draw log straight"}','d6b05d891557eaba2243c3c0:bd13ad89b505483891a5b4283ed98a34');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',205,1794962717470,'{"is": "Moved", "seat": 0, "move": "black corner at 1,12 ES"}','cb76304acd7efa589dea78fa:a2159980656d4266bea18e29712fd3ea');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',206,1794962717470,'{"is": "Drew", "move": "draw log corner"}','cb76304acd7efa589dea78fa:a2159980656d4266bea18e29712fd3ea');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',207,1794962717474,'{"is": "Moved", "seat": 1, "move": "log straight at 1,10 NS"}','d6b05d891557eaba2243c3c0:88772134ac7144ae8c4479b1e6cb034d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',208,1794962717474,'{"is": "Drew", "move": "draw log corner"}','d6b05d891557eaba2243c3c0:88772134ac7144ae8c4479b1e6cb034d');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',209,1794962717478,'{"is": "Moved", "seat": 0, "move": "log corner at 4,0 SW"}','cb76304acd7efa589dea78fa:5da110bf434242d88075a04673a0db16');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',210,1794962717478,'{"is": "Drew", "move": "draw log corner"}','cb76304acd7efa589dea78fa:5da110bf434242d88075a04673a0db16');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',211,1794962717482,'{"is": "Moved", "seat": 1, "move": "log corner at -7,4 NE"}','d6b05d891557eaba2243c3c0:2c6f780956ec4f42aa36e4e7938a7277');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',212,1794962717482,'{"is": "Drew", "move": "draw green corner"}','d6b05d891557eaba2243c3c0:2c6f780956ec4f42aa36e4e7938a7277');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',213,1794962717486,'{"is": "Moved", "seat": 0, "move": "log corner at -3,-6 NE"}','cb76304acd7efa589dea78fa:0d3ea27034db4df381db1b3037ea5ddb');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',214,1794962717486,'{"is": "Drew", "move": "draw log corner"}','cb76304acd7efa589dea78fa:0d3ea27034db4df381db1b3037ea5ddb');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',215,1794962717489,'{"is": "Moved", "seat": 1, "move": "green head at -1,-6 W"}','d6b05d891557eaba2243c3c0:813784a0ad2a486c81af9cd21cb8db30');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',216,1794962717492,'{"is": "Moved", "seat": 0, "move": "purple head at -6,4 W"}','cb76304acd7efa589dea78fa:412a7dc5045047f68aab5e6709673f8b');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',217,1794962717495,'{"is": "Moved", "seat": 1, "move": "black head at 1,13 N"}','d6b05d891557eaba2243c3c0:434e2a02861a4eb696e9e7f29d96d105');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',218,1794962717499,'{"is": "Moved", "seat": 0, "move": "hat 2 on green"}','cb76304acd7efa589dea78fa:86627c7be68a48018e0f5184c6b7394c');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',219,1794962717502,'{"is": "Moved", "seat": 1, "move": "hat 3 on purple"}','d6b05d891557eaba2243c3c0:e7dbc644f66943648d64ebddea20f160');
INSERT INTO "events" VALUES('7EIQFIO-AH9OeP5p',220,1794962717505,'{"is": "Moved", "seat": 0, "move": "hat -2 on black"}','cb76304acd7efa589dea78fa:843208c11a1140d1bb3d0902f5c3e272');
INSERT INTO "events" VALUES('7LCLh9Clew3wl_pP',1,1794962717515,'{"is": "Sat", "seat": 0, "guest": "cb76304acd7efa589dea78fa", "name": "Ada"}',NULL);
CREATE TABLE facts (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('secret','c0af13ea83ba2353bc7971580ef446a904801b0621cf0bbec36d1b80af876fbb');
INSERT INTO "facts" VALUES('gaps','[]');
INSERT INTO "facts" VALUES('alive','1794962717867');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('cb76304acd7efa589dea78fa','Ada',1794962715552);
INSERT INTO "guests" VALUES('d6b05d891557eaba2243c3c0','Bo',1794962715568);
CREATE TABLE notices (
	contact VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	at BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	PRIMARY KEY (contact, kind, about, number)
);
CREATE TABLE sitters (
	guest VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','MoMY-q3Ps0uIVNlg');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','MoMY-q3Ps0uIVNlg');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','_8mYUm8qoZ2XPXVI');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','_8mYUm8qoZ2XPXVI');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','cMz3ibu1KNT-1wS1');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','cMz3ibu1KNT-1wS1');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','-i4I23gkMi6WSV6w');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','-i4I23gkMi6WSV6w');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','TgZE-p7Uj7i4a9Rz');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','TgZE-p7Uj7i4a9Rz');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','aFMuPYYo-wiMDmOW');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','aFMuPYYo-wiMDmOW');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','HUAaBJ2cxjw__xcT');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','HUAaBJ2cxjw__xcT');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','4Hqgm4DqEQKUWbXj');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','4Hqgm4DqEQKUWbXj');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','vDDpz3Q_9BXX-e3S');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','vDDpz3Q_9BXX-e3S');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','7EIQFIO-AH9OeP5p');
INSERT INTO "sitters" VALUES('d6b05d891557eaba2243c3c0','7EIQFIO-AH9OeP5p');
INSERT INTO "sitters" VALUES('cb76304acd7efa589dea78fa','7LCLh9Clew3wl_pP');
CREATE TABLE studies (
	id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	title VARCHAR(120) NOT NULL, 
	text TEXT NOT NULL, 
	updated BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "studies" VALUES('IYQwz_Cz43Uu','cb76304acd7efa589dea78fa','Two ways to begin','# Two ways to begin

The first move of SNEKAGON.
',1794962717536);
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
INSERT INTO "tables" VALUES('MoMY-q3Ps0uIVNlg','{"game": "snekagon", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "3ede7f3bd46d97c6f31261cff164864058c426b8de3b17007a9625b466784895", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','416413e5f439476a16ec2affdb8cf08a073587cd95a062a96ca31ce9aeb62d5d','cb76304acd7efa589dea78fa',1794962715727,1794962715944,'playing',0,0,'{"game": "snekagon", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "green"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "red"}], "free": [], "by_days": false, "phase": "playing", "ply": 11, "to_act": 1}');
INSERT INTO "tables" VALUES('_8mYUm8qoZ2XPXVI','{"game": "snekagon5g", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "22e48fe6b288d3300901503d2b391c54d323472e47226ea10b510e0dde38faef", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','31c480259848176b09d9e8dfec07a8218bb4c99afd186c37fae3595b96afc602','cb76304acd7efa589dea78fa',1794962716039,1794962716233,'playing',0,0,'{"game": "snekagon5g", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "mamba"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "python"}], "free": [], "by_days": false, "phase": "playing", "ply": 11, "to_act": 1}');
INSERT INTO "tables" VALUES('cMz3ibu1KNT-1wS1','{"game": "schlangennest", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "9398b6ec6f3dc860e46c058777ca8505faa9d520c5c785c25cfb26154b3fb98d", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','4e340e8dab6539ba264eb51b6ada8ee7b972b9dca86f3ce7e677586ed1133c55','cb76304acd7efa589dea78fa',1794962716246,1794962716295,'playing',0,0,'{"game": "schlangennest", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "green"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "red"}], "free": [], "by_days": false, "phase": "playing", "ply": 11, "to_act": 0}');
INSERT INTO "tables" VALUES('-i4I23gkMi6WSV6w','{"game": "sssnake", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "5d8c65c68c7243dcfb8af9dd8ead96a9baac56e23cd9ac4fa6b79c39f133f501", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','44e9e31199b3f3228684543ee2d089aedbe85bc3e4cb7f73c91e8960a4575357','cb76304acd7efa589dea78fa',1794962716305,1794962716343,'playing',0,0,'{"game": "sssnake", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "green"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "red"}], "free": [], "by_days": false, "phase": "playing", "ply": 16, "to_act": 1}');
INSERT INTO "tables" VALUES('TgZE-p7Uj7i4a9Rz','{"game": "carnival", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "c5f2ca7e263da4248433407047f006b45987f5975441bad795a063d6b24798d5", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','b33d292a8cd9f010d86d74b124824c6419fee2a914b88ce27e83e77eb03671d7','cb76304acd7efa589dea78fa',1794962716354,1794962716414,'playing',0,0,'{"game": "carnival", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "south"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "north"}], "free": [], "by_days": false, "phase": "playing", "ply": 31, "to_act": 1}');
INSERT INTO "tables" VALUES('aFMuPYYo-wiMDmOW','{"game": "snekagon", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "9ff170d21c1a27e03d4c6d32ed19f8c95d3b080d36c0ff3c43cda20f7597a4b0", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','3c06fcc5f3e188cbfc869c1e7bca004ef17beda4b79e286eaac991db4dbe3078','cb76304acd7efa589dea78fa',1794962716426,1794962716510,'over',0,0,'{"game": "snekagon", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "green"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "red"}], "free": [], "by_days": false, "phase": "over", "ply": 16, "to_act": null}');
INSERT INTO "tables" VALUES('HUAaBJ2cxjw__xcT','{"game": "snekagon5g", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "53a8ee4b9847aa69eb2b6afe5e99a0a54585f095be9862cceb1dd2cd6eaf9f89", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','3496a2661925bf1f155e07f607a7cf01fe164fdd75029875e3e150393a1cdfa8','cb76304acd7efa589dea78fa',1794962716519,1794962716593,'over',0,0,'{"game": "snekagon5g", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "mamba"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "python"}], "free": [], "by_days": false, "phase": "over", "ply": 13, "to_act": null}');
INSERT INTO "tables" VALUES('4Hqgm4DqEQKUWbXj','{"game": "schlangennest", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "45a65f27ba97b6595ca1f44b4e8d7665aa88eec5bab92751f60e23776607d0e8", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','f04fd8fd135d9649f33d51d648de2ce7793d1733ed22de981390d1ac580bafee','cb76304acd7efa589dea78fa',1794962716605,1794962716677,'over',0,0,'{"game": "schlangennest", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "green"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "red"}], "free": [], "by_days": false, "phase": "over", "ply": 18, "to_act": null}');
INSERT INTO "tables" VALUES('vDDpz3Q_9BXX-e3S','{"game": "sssnake", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "ba71dfbb2da2cb63287d086baef6c6e3f3612146cd5cda25b9db9475dcc4feac", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','757e5e6c213afbb4c3182a5bca91d7ebb946149f9af1388db32521df19a884bc','cb76304acd7efa589dea78fa',1794962716687,1794962717133,'over',0,0,'{"game": "sssnake", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "green"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "red"}], "free": [], "by_days": false, "phase": "over", "ply": 250, "to_act": null}');
INSERT INTO "tables" VALUES('7EIQFIO-AH9OeP5p','{"game": "carnival", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "5e37ffb08313e32ebea6136b4d77dc86043fc7fe2f9e2fbfc86e967956867429", "clock": {"is": "GameClock", "base": 3600000, "increment": 5000}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','45b80af2de3481cdb2dfa6d52f427f2a1b54b71c02b1a0347bfa3ad79b8ca8a3','cb76304acd7efa589dea78fa',1794962717145,1794962717505,'over',0,0,'{"game": "carnival", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "south"}, {"kind": "elsewhere", "name": "Bo", "player": "", "bot": "", "taken": true, "side": "", "title": "north"}], "free": [], "by_days": false, "phase": "over", "ply": 217, "to_act": null}');
INSERT INTO "tables" VALUES('7LCLh9Clew3wl_pP','{"game": "sssnake", "rules": "1", "options": {}, "places": [{"is": "Place", "kind": "here", "name": "", "player": "", "side": ""}, {"is": "Place", "kind": "elsewhere", "name": "", "player": "", "side": ""}], "host": "cb76304acd7efa589dea78fa", "commitment": "63e61acd5dd3e74d38f5ff7a7ca6901e38c6f37e901f21145fe459b982796c6b", "clock": {"is": "NoClock"}, "public": false, "title": "", "rematch_of": "", "copied": [], "stirred": false, "starter": "", "arranged": null, "by_hand": false, "holidays": 0, "duplicate": false, "awaited": false}','a1e86d057e2ed7048f01ffc0364ecdf03b9fa3554371a7dbbda79d05813ea4d7','cb76304acd7efa589dea78fa',1794962717516,1794962717515,'waiting',0,0,'{"game": "sssnake", "title": "", "options": {}, "public": false, "chairs": [{"kind": "here", "name": "Ada", "player": "", "bot": "", "taken": true, "side": "", "title": "green"}, {"kind": "elsewhere", "name": "", "player": "", "bot": "", "taken": false, "side": "", "title": "red"}], "free": [1], "by_days": false, "phase": "waiting", "ply": 0, "to_act": null}');
CREATE TABLE turns (
	table_id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	deadline BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE INDEX tables_by_phase ON tables (phase, public, updated);
CREATE INDEX tables_by_host ON tables (host, phase);
CREATE INDEX tables_due ON tables (computer_due, updated);
CREATE INDEX ix_turns_guest ON turns (guest);
CREATE INDEX ix_contacts_guest ON contacts (guest);
CREATE INDEX notices_due ON notices (state, at);
CREATE INDEX ix_studies_updated ON studies (updated);
CREATE INDEX ix_studies_guest ON studies (guest);
COMMIT;
