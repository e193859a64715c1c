import { chakra } from '@chakra-ui/react'

const Track = chakra('div', {
  base: { position: 'relative', h: '2px', overflow: 'hidden', bg: 'line', borderRadius: 'full' },
})
const Fill = chakra('div', {
  base: { h: 'full', bg: 'accent', transformOrigin: 'left', transition: 'transform 200ms' },
  variants: {
    running: {
      true: {
        w: '35%',
        animation: 'run 1.4s ease-in-out infinite',
        '@media (prefers-reduced-motion: reduce)': { w: 'full', opacity: 0.5, animation: 'none' },
      },
    },
  },
})

/** `value` from 0 to 1; without it, the line runs. */
export function ProgressLine({ label, value }: { label: string; value?: number | undefined }) {
  const known = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known === undefined ? undefined : Math.round(known * 100)}
    >
      <Fill
        running={known === undefined}
        style={known === undefined ? undefined : { transform: `scaleX(${known})` }}
      />
    </Track>
  )
}
