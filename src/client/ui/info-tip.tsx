import { chakra } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { Tooltip } from './overlays/tooltip.tsx'

// Small beside a label; a finger meets the room around it as well.
const Button = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '1.5rem',
    my: -1,
    verticalAlign: 'middle',
    color: 'muted',
    borderRadius: 'control',
    '& svg': { boxSize: '0.875rem' },
    '&:hover': { bg: 'sunken', color: 'text' },
    _after: { content: '""', position: 'absolute', inset: '-0.625rem' },
  },
})

/** A sentence about a figure that whoever knows it does not need, shown on hover, focus and touch. */
export const InfoTip = ({ label, text }: { label: string; text: string }) => (
  <Tooltip text={text}>
    <Button type="button" aria-label={label}>
      <Info aria-hidden />
    </Button>
  </Tooltip>
)
