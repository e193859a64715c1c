import { chakra } from '@chakra-ui/react'

const Opener = chakra('button', {
  base: {
    textAlign: 'start',
    fontWeight: 'medium',
    textDecoration: 'underline',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { color: 'accentText' },
    '@media (pointer: coarse)': { minH: '2.75rem' },
  },
})

/** A name that opens what it names. */
export const PolicyOpener = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Opener type="button" onClick={onClick}>
    {children}
  </Opener>
)
