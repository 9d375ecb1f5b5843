import { type CardBrand, cardBrandNames } from '@mullion/domain/card'
import type { ReactNode } from 'react'
import classes from './card-logo.module.css'

const marks: Readonly<Record<CardBrand, ReactNode>> = {
  V: (
    <>
      <rect width="48" height="30" rx="4" fill="#1d3b8b" />
      <path d="M9 11l4 9 4-9M20 11v9M31 12.4c-1-1-5.6-1.7-5.6 1 0 2.6 5.8 1.5 5.8 4.3 0 2.8-4.9 2.7-6.2.9M34 20l3.5-9L41 20m-5.7-3h4.5" />
    </>
  ),
  M: (
    <>
      <rect width="48" height="30" rx="4" fill="#22272b" />
      <circle cx="19" cy="15" r="9" fill="#e5243b" stroke="none" />
      <circle cx="29" cy="15" r="9" fill="#f59b23" stroke="none" />
      <path d="M24 7.52a9 9 0 0 1 0 14.96a9 9 0 0 1 0-14.96z" fill="#f4661f" stroke="none" />
    </>
  ),
  A: (
    <>
      <rect width="48" height="30" rx="4" fill="#1f72b8" />
      <path d="M5 20l4-9 4 9m-6.6-3h5.2M16 20v-9l4 5 4-5v9M34 11h-6v9h6m-6-4.5h5M37 11l7 9m0-9l-7 9" />
    </>
  ),
  D: (
    <>
      <rect width="48" height="30" rx="4" fill="#f1efe9" stroke="#84939c" />
      <path d="M48 17v9a4 4 0 0 1-4 4H18c14-2 24-7 30-13z" fill="#e8742c" stroke="none" />
      <path
        d="M6 9v8h2a4 4 0 0 0 0-8zM15.5 9v8M23.5 10.2c-1-1-4.5-1.4-4.5.7 0 2.2 4.8 1.3 4.8 3.8 0 2.2-3.7 2.4-5 .9M33.5 10.4a4 4 0 1 0 0 5.2"
        stroke="#22272b"
      />
      <circle cx="39.5" cy="13" r="3.8" fill="#e8742c" stroke="none" />
    </>
  ),
}

export function CardLogo({ brand }: { readonly brand: CardBrand }) {
  return (
    <svg
      viewBox="0 0 48 30"
      width="48"
      height="30"
      className={classes.logo}
      role="img"
      aria-label={cardBrandNames[brand]}
    >
      {marks[brand]}
    </svg>
  )
}
