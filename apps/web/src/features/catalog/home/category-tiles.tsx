import { type Category, categories } from '@mullion/domain/catalog/categories'
import { useId } from 'react'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { searchLink } from '../../../lib/search-link.ts'
import type { CatalogActions } from '../catalog-actions.ts'
import { categoryDrawings } from './category-drawings.ts'
import classes from './category-tiles.module.css'

const menus = [...new Set(categories.map(({ menu }) => menu))]

interface TilesProps {
  readonly actions: Pick<CatalogActions, 'searchFor'>
}

function Tile({ category, actions }: TilesProps & { readonly category: Category }) {
  const { text, label } = category
  return (
    <a className={classes.tile} href={searchLink(text)} onClick={onPlainClick(() => actions.searchFor(text))}>
      <img
        className={classes.picture}
        src={`/images/categories/${categoryDrawings[text]}.svg`}
        width={72}
        height={72}
        loading="lazy"
        decoding="async"
        alt=""
      />
      <span className={classes.label}>{label}</span>
    </a>
  )
}

function Group({ menu, actions }: TilesProps & { readonly menu: Category['menu'] }) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className={classes.title}>
        {menu}
      </h2>
      <ul className={classes.tiles} aria-labelledby={id}>
        {categories
          .filter((category) => category.menu === menu)
          .map((category) => (
            <li key={category.text}>
              <Tile category={category} actions={actions} />
            </li>
          ))}
      </ul>
    </div>
  )
}

export function CategoryTiles({ actions }: TilesProps) {
  return (
    <div className={classes.groups}>
      {menus.map((menu) => (
        <Group key={menu} menu={menu} actions={actions} />
      ))}
    </div>
  )
}
