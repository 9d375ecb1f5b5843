import { describe, expect, it } from 'vitest'
import { withoutSecrets } from './blank-secrets.ts'

describe('an exported mail', () => {
  it.each([
    'https://parts.example/?panel=order&orderKey=W100001.Y4Rl_-x',
    'https://parts.example/?panel=quote&id=3&quoteKey=3.abc',
    'https://parts.example/?panel=recurring&id=3&draftKey=3.abc',
    'https://parts.example/?reset=abcdefg',
    'https://parts.example/?confirmEmail=abcdefg',
    'https://parts.example/?emailVerify=abcdefg',
  ])('keeps the link but not what lets someone in: %s', (url) => {
    const [link = ''] = url.match(/^.*=/) ?? []
    const html = `<a href="${url.replaceAll('&', '&amp;')}">Open</a>`
    expect(withoutSecrets({ id: 1, html, text: `Open: ${url}\n\nQuestions?` })).toEqual({
      id: 1,
      html: `<a href="${link.replaceAll('&', '&amp;')}…">Open</a>`,
      text: `Open: ${link}…\n\nQuestions?`,
    })
  })

  it('has no temporary password, and keeps links that only name something', () => {
    const url = 'https://parts.example/?panel=admin&view=orders&id=1'
    const html = `<span class="well" style="color:red">Ab3-Cd4</span><a href="${url}">`
    expect(withoutSecrets({ html, text: `Welcome\n\nAb3-Cd4\n\n${url}` })).toEqual({
      html: `<span class="well" style="color:red">…</span><a href="${url}">`,
      text: `Welcome\n\n…\n\n${url}`,
    })
  })

  it('is not confused with rows of other tables', () => {
    const row = { id: 1, text: 'https://parts.example/?reset=abc' }
    expect(withoutSecrets(row)).toBe(row)
  })
})
