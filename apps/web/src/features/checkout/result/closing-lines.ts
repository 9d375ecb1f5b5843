export const closingLines = [
  'Another door saved from a life of drafts.',
  'Cold stays in, heat stays out, you get the credit.',
  'Your order just jumped to the front of the line.',
  'Somewhere a freezer just sighed with relief.',
  'Good gaskets make good neighbors.',
  'When one door sticks, a new hinge opens it.',
  'Measured twice, ordered once. Well done.',
  'The ice cream thanks you in advance.',
  'A tight seal is the nicest thing you can do for a cooler.',
  'Boxes are being folded with care as you read this.',
  'May your thresholds be level and your sweeps be straight.',
  'You have closed this order more smoothly than most doors close.',
  'The frozen peas will never know how close it was.',
  'Keep calm and keep it at 34 degrees.',
  'A good door makes every day fair weather.',
  'Small parts, big chill.',
  'This order is officially on a roll. On good rollers, too.',
  'Every great cold room starts with someone who cares about the corners.',
  'Latch on to this feeling.',
  'The warehouse crew just did a small wave.',
] as const

/** Picks a line by a number from 0 up to but not including 1. */
export function closingLine(random: number): string {
  return closingLines[Math.floor(random * closingLines.length)] ?? closingLines[0]
}
