// Two positions of Martians!!!: four at the table after some rounds, and six when all thirty tiles lie. Squares count through the town.

export interface Position {
    /** "column,row word turns". */
    tiles: string;
    /** "x,y" each; pawns in the order of the seats. */
    martians: string;
    pawns: string;
    /** "token x,y". */
    lying: string;
    /** "column,row marker". */
    markers: string;
    /** "x,y,steps", with ! where there is a fight. */
    reach: string;
}

/** You are the Farmer and walk. */
export const four: Position = {
    tiles:
        '-3,-1 bend-a 0; -2,-1 school 0; -1,-1 gas-route-9 0; 0,-1 diner 0; 1,-1 general-store 0; ' +
        '2,-1 clinic 0; -2,0 feed-store 3; -1,0 crossroads 0; 0,0 house 0; 1,0 farm 0; 2,0 crossroads 0; ' +
        '3,0 army-surplus 0; 4,0 farm 0; -3,1 bend-a 3; -2,1 straight-a 1; -1,1 farm 0; 0,1 junction-a 2; ' +
        '1,1 hardware-store 2; 2,1 police-station 2',
    martians:
        '-8,-2 -7,-2 -8,-1 -6,-2 -5,-2 -4,-2 -2,-2 2,-2 3,-2 4,-2 7,-1 -4,1 -2,2 4,0 5,0 4,1 9,1 10,1 11,1 ' +
        '13,1 -8,3 -8,4 -7,4 -4,4 -2,4 -2,5 0,4 2,4 4,3 4,4 6,3 7,3',
    pawns: '-2,1 7,2 1,-2 4,5',
    lying:
        'life -6,-3; bullet -4,-3; item -5,-1; life -2,-3; item -1,-3; life 0,-3; item 2,-3; bullet 3,-3; ' +
        'item 5,-2; life 6,-3; life 7,-3; life 8,-2; item 7,-2; item -6,1; bullet -5,0; item -6,2; ' +
        'bullet 9,2; bullet 10,2; item 5,5; bullet 3,5; bullet 6,5; bullet 8,5; item 7,4',
    markers: '1,0 crop-circle; 4,0 down; -1,1 down',
    reach:
        '-2,0,1 -1,1,1 -2,2,1! -3,1,1 -2,-1,2 0,1,2 -4,1,2! -2,-2,3! 1,1,3 1,0,4 2,1,4 1,2,4 1,-1,5 3,1,5 ' + '1,3,5',
};

/** The Mother Ship is up, all Martians are out. */
export const six: Position = {
    tiles:
        '0,0 house 0; 1,0 bend-a 1; -1,0 junction-a 0; 0,1 crossroads 0; 0,-1 straight-a 2; ' +
        '1,1 general-store 1; -1,1 bend-a 3; -2,0 farm 1; -3,0 gas-main-street 2; -2,1 clinic 2; ' +
        '-2,-1 junction-a 3; -4,0 junction-a 3; -1,-1 police-station 1; -4,1 hardware-store 3; 0,2 farm 0; ' +
        '-2,-2 farm 3; 0,-2 farm 2; -1,-2 straight-a 1; 1,-2 straight-a 1; -3,1 feed-store 1; -1,2 bend-a 0; ' +
        '2,-2 gas-route-9 2; 1,2 school 0; -4,-1 crossroads 2; -3,-1 bend-a 2; 3,-2 army-surplus 0; ' +
        '-3,-2 junction-a 0; 2,2 straight-a 1; 3,2 crossroads 0; 3,1 diner 0',
    martians:
        '3,1 4,2 -1,1 -2,2 1,3 0,4 1,4 2,4 1,-2 4,3 3,4 4,4 -2,3 -5,1 -8,1 -7,1 -5,3 -5,-3 -5,-2 -4,-2 -5,-1 ' +
        '-11,0 -10,1 -11,2 -3,-3 -3,-1 -11,3 -11,4 -10,4 1,7 1,-5 -2,-5 -1,-5 4,-5 -9,4 -2,7 -1,7 -2,8 7,-6 ' +
        '7,-5 8,-5 3,7 4,7 5,7 -11,-3 -12,-2 -11,-2 -10,-2 -11,-1 -9,-2 -8,-2 9,-5 10,-5 11,-5 -9,-5 -8,-5 ' +
        '-7,-5 -8,-4 6,7 7,7 8,7 10,6 9,7 10,7 11,7 10,8 9,4 10,4 11,4 10,5 1,-4 -5,2 0,7 0,-6 -4,-5 -6,2 ' +
        '-5,-6 -4,0 -4,-6 2,-6 -5,0 -6,-5 2,7 1,8 6,-5 2,-4 2,-5 1,0 -4,2 -3,1 2,6',
    pawns: '-2,-3 0,1 5,-5 -7,5 4,1 4,5',
    lying:
        'life 5,3; bullet -9,2; item -8,2; life -6,3; life -4,3; life -6,4; life -5,4; item -4,4; ' +
        'bullet -1,-3; bullet -2,-2; bullet -1,-2; item -2,-1; life -12,3; bullet -12,5; item -11,5; ' +
        'item -10,5; life -8,3; bullet -7,3; item -8,4; item -7,4; life 6,-4; bullet 7,-4; item 8,-4; ' +
        'life 3,6; item 5,6; bullet 10,-4; bullet 11,-4; life 9,3; life 10,3',
    markers: '-2,0 crop-circle; 0,2 mother-ship; -2,-2 crop-circle; 0,-2 crop-circle',
    reach: '-1,-3,1 -2,-2,1 -1,-2,2 -2,-1,2 -3,-2,2 -1,-1,3 -3,-3,3! -3,-1,3! -4,-2,3!',
};
