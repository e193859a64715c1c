import { chakra } from '@chakra-ui/react'
import { ArrowUp } from 'lucide-react'
import { scrollUp } from './scroll-up.ts'

const Box = chakra('button', {
  base: {
    position: 'fixed',
    zIndex: 'bar',
    insetInlineEnd: 5,
    bottom: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: 5 },
    display: 'grid',
    placeItems: 'center',
    boxSize: 'control',
    color: 'muted',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'full',
    boxShadow: 'float',
    cursor: 'pointer',
    animation: 'fadeIn 120ms ease-out',
    '& svg': { boxSize: '1rem' },
    _hover: { color: 'text' },
  },
})

export function ScrollToTop({ label, target }: { label: string; target: HTMLElement }) {
  return (
    <Box type="button" aria-label={label} title={label} onClick={() => scrollUp(target)}>
      <ArrowUp aria-hidden />
    </Box>
  )
}
