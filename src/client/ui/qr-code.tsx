import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { encode } from 'uqr'

const Picture = chakra('svg', {
  base: {
    display: 'block',
    w: 'full',
    maxW: '13rem',
    h: 'auto',
    mx: 'auto',
    bg: 'white',
    borderRadius: 'card',
  },
})

/** Dark on light in every colour mode: many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#1c2024" />
    </Picture>
  )
}

function draw(text: string) {
  // A border of four is what the standard asks for.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
