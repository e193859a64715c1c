import { chakra } from '@chakra-ui/react'
import { initials } from './initials.ts'

const Box = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '1.75rem',
    fontSize: 'tiny',
    fontWeight: 'semibold',
    color: 'accentText',
    bg: 'accentBg',
    borderRadius: 'full',
    userSelect: 'none',
  },
})

/** Initials; the name stands beside it or labels the button around it. */
export function Avatar({ name }: { name: string }) {
  return <Box aria-hidden>{initials(name)}</Box>
}
