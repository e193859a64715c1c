import { chakra } from '@chakra-ui/react'

/** A name in a text or a list that opens what it names. */
export const Opener = chakra(
  'button',
  {
    base: {
      textAlign: 'start',
      textDecoration: 'underline',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      _hover: { color: 'accentText' },
      '@media (pointer: coarse)': { minH: '2.75rem' },
    },
    variants: {
      /** The number before it stands at its first line. */
      numbered: {
        true: {
          verticalAlign: 'top',
          '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'flex-start' },
        },
      },
    },
  },
  { defaultProps: { type: 'button' } },
)
