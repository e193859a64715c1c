import { chakra } from '@chakra-ui/react'

/** A key or a small count, framed. */
export const KeyHint = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    h: '1.125rem',
    minW: '1.125rem',
    px: 1.5,
    fontFamily: 'mono',
    fontSize: '0.6875rem',
    lineHeight: '1',
    color: 'muted',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: '4px',
    flexShrink: 0,
  },
})
