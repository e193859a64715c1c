import { chakra } from '@chakra-ui/react'

/** A name with its badges, which stay in sight where the name is too long. */
export const Named = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    maxW: 'full',
    '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > span:not(:first-of-type)': { flexShrink: 0 },
  },
})

/** The name of a card that leads nowhere. */
export const CardTitle = chakra('div', { base: { fontWeight: 'semibold' } })

/** A line of a card. */
export const CardLine = chakra('div', {
  base: { fontSize: 'control', color: 'muted', overflowWrap: 'anywhere', _empty: { display: 'none' } },
})

/** What a card says in few words each. */
export const CardFacts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 1,
    mt: 2,
    fontSize: 'control',
  },
})
