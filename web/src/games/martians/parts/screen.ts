// How wide the window is, for what stands outside the board's box: seats, the question bar, the hand.
import { computed, signal } from '@preact/signals';
import { windowWidth } from '../../../ui/measure';

export const screenWidth = signal(windowWidth());
window.addEventListener('resize', () => (screenWidth.value = windowWidth()));

/** As the frame's sheet has it. */
export const onPhone = computed(() => screenWidth.value <= 700);
