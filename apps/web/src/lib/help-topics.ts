/** The footer's documents in order, with their dialog titles. */
export const helpTitles = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  returns: 'Return and Refund Policy',
  serials: 'Serial Number Locations',
} as const
export type HelpTopic = keyof typeof helpTitles

export const helpTopics = Object.keys(helpTitles) as readonly HelpTopic[]
