// English: being called to the table, and the same seat on another device.

export const calls = {
    device: {
        move: 'Continue on another device',
        text: 'Point its camera here, or open {place} there and type the code.',
        qr: 'QR code of the link that brings your seat to another device',
        left: 'Works once, for {time} more.',
        over: 'This code has expired.',
        again: 'New code',
        stops: 'This device stops as soon as the other one plays.',
        bring: 'Continue here',
        code: 'Code from the other device',
        moved: 'You play on the other device now',
        movedText: 'Your seat and your cards went there. Nothing of them is left on this screen.',
        watch: 'Watch here',
        back: 'Bring the seat back here',
        backText: 'Ask for a code on the other device.',
        failed: 'Your seat did not come along',
        failedText: 'A code works once, for five minutes. Ask for a new one on the device you play on.',
    },
};
