/** Stands for the level at a seat that is to be as strong as the player, until a table is made. */
export const OWN = 'own';
