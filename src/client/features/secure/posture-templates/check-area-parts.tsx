import { chakra } from '@chakra-ui/react'

/** The checks of one area, in a box. */
export const CheckArea = chakra('section', {
  base: { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'card', overflow: 'hidden' },
})
export const CheckAreaHead = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 4,
    px: 3.5,
    py: 2,
    bg: 'sunken',
    fontSize: 'control',
    '& label, & h2': { fontSize: 'body', fontWeight: 'semibold' },
  },
})
export const CheckItems = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
    columnGap: 6,
    px: 3.5,
    py: 1,
  },
})
export const CheckItem = chakra('li', { base: { minW: 0, py: 1.5 } })
