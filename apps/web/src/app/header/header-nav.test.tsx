import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { fireEvent } from '@testing-library/react'
import type { Window } from 'happy-dom'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { currentRoute, followAddress, navigate, typeText } from '../navigation/navigation.ts'
import { startRoute } from '../navigation/routes.ts'
import { categoryGroups } from './category-groups.ts'
import { HeaderNav } from './header-nav.tsx'
import { SideMenu } from './side-menu.tsx'

const shop = await openTestShop({ people: true })
afterAll(() => shop[Symbol.asyncDispose]())

const { happyDOM } = window as unknown as Pick<Window, 'happyDOM'>
const { innerWidth, innerHeight } = window
let stop = () => {}
beforeEach(() => {
  happyDOM.setViewport({ width: 1440, height: 900 })
  stop = followAddress()
})
afterEach(() => {
  navigate(startRoute)
  stop()
  happyDOM.setViewport({ width: innerWidth, height: innerHeight })
})

describe('the header', () => {
  it('leads a guest to the account request and back to the search, and to the sign-in', async () => {
    using page = show(<HeaderNav />, { fetch: shop.fetchAs('guest') })
    fireEvent.click(page.getByRole('button', { name: 'Customer Account Request' }))
    expect(location.search).toBe('?panel=request')
    fireEvent.click(page.getByRole('button', { name: 'Return to Search' }))
    expect(location.search).toBe('')
    fireEvent.click(page.getByRole('link', { name: 'Login' }))
    expect(currentRoute()).toMatchObject({ panel: 'search', login: true })
  })

  it('leads a company’s admin to the company and the account, and each back to the search', async () => {
    using page = show(<HeaderNav />, { fetch: shop.fetchAs('owner') })
    fireEvent.click(await page.findByRole('button', { name: 'Company' }))
    expect(location.search).toBe('?panel=company')
    fireEvent.click(page.getByRole('button', { name: 'Return to Search' }))
    expect(location.search).toBe('')
    expect(page.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(page.queryByRole('button', { name: 'Customer Account Request' })).toBeNull()
    const pressMenu = () =>
      fireEvent.click(document.querySelector('button[aria-haspopup=menu]') as HTMLElement)
    pressMenu()
    fireEvent.click(await page.findByRole('menuitem', { name: 'Account' }))
    expect(location.search).toBe('?panel=account')
    pressMenu()
    fireEvent.click(await page.findByRole('menuitem', { name: 'Return to Search' }))
    expect(location.search).toBe('')
  })
})

describe('the side menu', () => {
  const open = (close = () => {}) =>
    show(<SideMenu opened onClose={close} />, { fetch: shop.fetchAs('guest') })

  it('has the same categories as the menus of a wide header', async () => {
    using page = open()
    for (const { menu, categories } of categoryGroups) {
      const region = await page.findByRole('region', { name: menu })
      expect([...region.querySelectorAll('a')].map((link) => link.textContent)).toEqual(
        categories.map(({ label }) => label),
      )
    }
  })

  it('closes when a category is chosen, and marks it', async () => {
    const closed: string[] = []
    using page = open(() => closed.push(location.search))
    const region = await page.findByRole('region', { name: 'Swing Doors' })
    const hinges = [...region.querySelectorAll('a')].find(({ textContent }) => textContent === 'Hinges')
    fireEvent.click(hinges as HTMLElement)
    expect(closed).toEqual([''])
    expect(location.search).toBe('?s=Swing+Doors+Hinges')
    await expect.poll(() => document.querySelector('[aria-current=page]')?.textContent).toBe('Hinges')
    typeText('')
  })

  it('leads to the sign-in', async () => {
    using page = open()
    fireEvent.click(await page.findByRole('button', { name: 'Login' }))
    expect(currentRoute().login).toBe(true)
  })
})
