// How wide the window is, for what stands outside the board's box: seats, the question bar, the hand.
import { computed, signal } from '@preact/signals';

export const screenWidth = signal(window.innerWidth);
window.addEventListener('resize', () => (screenWidth.value = window.innerWidth));

/** As the frame's sheet has it. */
export const onPhone = computed(() => screenWidth.value <= 700);
