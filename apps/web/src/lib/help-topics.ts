export const helpTitles = {
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  returns: 'Return and refund policy',
  serials: 'Serial number locations',
} as const
export type HelpTopic = keyof typeof helpTitles

export const helpTopics = Object.keys(helpTitles) as readonly HelpTopic[]
