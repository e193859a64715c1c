import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { KeyHint } from '../keys/key-hint.tsx'

const Box = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    flex: '0 1 14.5rem',
    minW: '8rem',
    h: 'control',
    px: 3,
    fontSize: 'control',
    fontWeight: 'medium',
    color: 'muted',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    '& svg': { boxSize: '0.875rem', flexShrink: 0 },
    _hover: { bg: 'sunken' },
  },
})
const Words = chakra('span', { base: { flex: '1 1 auto', textAlign: 'start', truncate: true } })

export type SearchButtonProps = { label: string; hint?: string; onClick: () => void }

export function SearchButton({ label, hint, onClick }: SearchButtonProps) {
  return (
    <Box type="button" onClick={onClick} aria-haspopup="dialog">
      <Search aria-hidden />
      <Words>{label}</Words>
      {hint ? (
        <KeyHint aria-hidden display={{ base: 'none', lg: 'inline-grid' }}>
          {hint}
        </KeyHint>
      ) : null}
    </Box>
  )
}
