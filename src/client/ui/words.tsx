import { chakra } from '@chakra-ui/react'

/** What is said beside what matters. */
export const Quiet = chakra('span', { base: { color: 'muted' } })

/** What stands for nothing. */
export const Faint = chakra('span', { base: { color: 'faint' } })

/** Words of a machine, which are taken as a whole. */
export const Mono = chakra('code', { base: { fontSize: 'small', userSelect: 'all' } })

/** Badges beside each other. */
export const Tags = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, _empty: { display: 'none' } },
})
