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
    overflow: 'hidden',
    '& img': { boxSize: 'full', objectFit: 'cover' },
  },
  variants: { large: { true: { boxSize: '5rem', fontSize: 'title' } } },
})

interface AvatarProps {
  name: string
  /** An address of a picture; without one, initials. */
  picture?: string | null
  large?: boolean
}

/** A face or initials; the name stands beside it or labels the button around it. */
export function Avatar({ name, picture = null, large = false }: AvatarProps) {
  return (
    <Box aria-hidden large={large}>
      {picture ? <img src={picture} alt="" /> : initials(name)}
    </Box>
  )
}
