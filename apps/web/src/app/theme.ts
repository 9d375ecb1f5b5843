import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'

const teal: MantineColorsTuple = [
  '#edf6f9',
  '#dbeaf0',
  '#b3d5e1',
  '#88bfd2',
  '#65acc5',
  '#3f95b2',
  '#1f7a98',
  '#1b6a85',
  '#155569',
  '#0f3341',
]

const coldGray: MantineColorsTuple = [
  '#f7f9fa',
  '#eff3f5',
  '#e3e9ec',
  '#d3dbe0',
  '#b8c4cb',
  '#84939c',
  '#64757f',
  '#52626c',
  '#303d45',
  '#172127',
]

const coldDark: MantineColorsTuple = [
  '#e4ecf0',
  '#c3d0d7',
  '#9fb1bb',
  '#64757f',
  '#36444d',
  '#28343c',
  '#1f2a31',
  '#182127',
  '#12191e',
  '#0d1317',
]

/** Colors of delete buttons: `danger` deletes, `danger-quiet` opens the confirmation. */
const variantColors: VariantColorsResolver = (input) => {
  const plain = defaultVariantColorsResolver(input)
  if (input.variant === 'danger') {
    const [background, hover] = ['var(--danger)', 'var(--danger-hover)']
    return { ...plain, background, hover, color: '#ffffff', border: '1px solid transparent' }
  }
  if (input.variant !== 'danger-quiet') return plain
  const [background, hover] = ['var(--surface)', 'var(--danger-wash)']
  return { ...plain, background, hover, color: 'var(--bad-ink)', border: '1px solid var(--danger-line)' }
}

export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'teal',
  variantColorResolver: variantColors,
  primaryShade: { light: 7, dark: 6 },
  colors: { teal, gray: coldGray, dark: coldDark },
  black: '#172127',
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  fontFamilyMonospace:
    "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  headings: { fontWeight: '650' },
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '5px', md: '8px', lg: '12px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Text looks like the page around it, except for the style props it is given.
  components: { Text: { defaultProps: { inherit: true } } },
})

/** Colors for door drawings, light and dark. */
const drawingColors = {
  '--draw-wall': ['#e9eff2', '#1d2b33'],
  '--draw-floor': ['#c3d5dd', '#22424f'],
  '--draw-frame': ['#cbd6dc', '#465761'],
  '--draw-opening': ['#0f3341', '#0a2029'],
  '--draw-leaf': ['#f9fbfc', '#b9c8d0'],
  '--draw-glass': ['#b3d5e1', '#3f7f95'],
  '--draw-edge': ['#a9b8c0', '#72858f'],
  '--draw-metal': ['#8da0aa', '#5d717c'],
  '--draw-plate': ['#dbe3e7', '#6d7f89'],
  '--draw-rubber': ['#8da0aa', '#5d717c'],
  '--draw-line': ['#6d7f89', '#8398a3'],
  '--draw-line-on-leaf': ['#6d7f89', '#52626c'],
  '--draw-line-of-metal': ['#52626c', '#8398a3'],
  '--draw-measure': ['#6d7f89', '#9fb1bb'],
} as const

const drawingColorsIn = (scheme: 0 | 1) =>
  Object.fromEntries(Object.entries(drawingColors).map(([name, colors]) => [name, colors[scheme]]))

/** Colors by purpose, for each scheme; pairs meet WCAG 2.2 AA contrast. */
export const tokens: CSSVariablesResolver = () => ({
  variables: {
    '--page-width': '1560px',
    '--page-gutter': 'clamp(12px, 2.2vw, 32px)',
    '--below-header': '94px',
    '--header': '#0f3341',
    '--header-ink': '#ffffff',
    '--header-soft': '#b9d3dd',
    '--header-line': '#2a5162',
    '--ease': 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  },
  light: {
    '--mantine-color-body': '#f3f6f7',
    '--mantine-color-text': '#172127',
    '--mantine-color-dimmed': '#52626c',
    '--mantine-color-placeholder': '#52626c',
    '--mantine-color-anchor': '#17607a',
    '--mantine-color-error': '#b3261e',
    '--mantine-primary-color-light-color': '#17607a',
    '--mantine-color-teal-light-color': '#17607a',
    '--surface': '#ffffff',
    '--surface-raised': '#ffffff',
    '--surface-hover': '#f4f9fb',
    '--surface-sunken': '#eff3f5',
    '--line': '#dbe3e7',
    '--line-strong': '#84939c',
    '--ink': '#172127',
    '--ink-soft': '#52626c',
    '--accent-ink': '#17607a',
    '--accent-wash': '#e4f1f5',
    '--tile': '#f1f4f5',
    '--good': '#1d7a4c',
    '--good-ink': '#1d7a4c',
    '--warn-ink': '#7a4d05',
    '--warn-wash': '#fdf3dc',
    '--warn-line': '#ecd08f',
    '--bad-ink': '#b3261e',
    '--danger': '#b3261e',
    '--danger-hover': '#962019',
    '--danger-wash': '#fcefee',
    '--danger-line': '#d99a95',
    '--dialog-line': 'transparent',
    '--focus': '#0b86ad',
    '--shadow': '0 12px 36px rgb(15 51 65 / 18%)',
    ...drawingColorsIn(0),
  },
  dark: {
    '--mantine-color-body': '#10171b',
    '--mantine-color-text': '#e4ecf0',
    '--mantine-color-dimmed': '#9fb1bb',
    '--mantine-color-placeholder': '#9fb1bb',
    '--mantine-color-anchor': '#7fcbe2',
    '--mantine-color-error': '#ff9a92',
    '--header': '#0c2a36',
    '--header-line': '#24495a',
    '--mantine-primary-color-light-color': '#7fcbe2',
    '--mantine-color-teal-light-color': '#7fcbe2',
    '--surface': '#182127',
    '--surface-raised': '#1e2930',
    '--surface-hover': '#1d2930',
    '--surface-sunken': '#12191e',
    '--line': '#28343c',
    '--line-strong': '#64757f',
    '--ink': '#e4ecf0',
    '--ink-soft': '#9fb1bb',
    '--accent-ink': '#7fcbe2',
    '--accent-wash': '#17323d',
    '--tile': '#cbd6dc',
    '--good': '#1d7a4c',
    '--good-ink': '#7fd6a8',
    '--warn-ink': '#f0cf8a',
    '--warn-wash': '#2e2614',
    '--warn-line': '#5c4a1e',
    '--bad-ink': '#ff9a92',
    '--danger': '#bf3830',
    '--danger-hover': '#a52f28',
    '--danger-wash': '#33201f',
    '--danger-line': '#7d4744',
    '--dialog-line': '#46555f',
    '--focus': '#6fd0ee',
    '--shadow': '0 16px 44px rgb(0 0 0 / 55%)',
    ...drawingColorsIn(1),
  },
})
