/** What the footer opens, in its order, with the titles of the pop-ups. */
export const helpTitles = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  returns: 'Return and Refund Policy',
  serials: 'Serial Number Locations',
} as const
export type HelpTopic = keyof typeof helpTitles

export const helpTopics = Object.keys(helpTitles) as readonly HelpTopic[]
