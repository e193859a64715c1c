import { chakra } from '@chakra-ui/react'

/** What a tab is for, above what it shows. */
export const Purpose = chakra('p', {
  base: { px: 5, py: 3.5, fontSize: 'control', color: 'muted', textWrap: 'pretty' },
})

export const Padded = chakra('div', { base: { px: 5 } })

/** What leads further, between the purpose and the entries. */
export const Above = chakra('div', { base: { px: 5, pb: 3.5 } })

export const Entry = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr)',
    columnGap: 3,
    px: 5,
    py: 3.5,
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > svg': { boxSize: '1rem', mt: '0.125rem', color: 'muted' },
    '& h3': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& p': { fontSize: 'control', overflowWrap: 'anywhere' },
    '& .where': { fontSize: 'control', color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '@media (pointer: coarse)': { '& a': { display: 'block', py: 2.5, my: -2.5 } },
  },
  variants: { isDone: { true: { '& > svg': { color: 'green' } } } },
})
