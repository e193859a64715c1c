import { chakra } from '@chakra-ui/react'

const widths = ['62%', '84%', '48%', '73%', '56%']

const Bar = chakra('span', {
  base: {
    display: 'block',
    h: '0.75rem',
    my: 3,
    bg: 'line',
    borderRadius: '4px',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
})

/** Stands where lines of text will stand. */
export function SkeletonRows({ rows = 3, label }: { rows?: number; label: string }) {
  return (
    <div role="status" data-waiting>
      <chakra.span srOnly>{label}</chakra.span>
      {Array.from({ length: rows }, (_, row) => (
        <Bar key={row} aria-hidden style={{ width: widths[row % widths.length] }} />
      ))}
    </div>
  )
}
