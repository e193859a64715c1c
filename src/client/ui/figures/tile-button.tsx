import { chakra } from '@chakra-ui/react'
import { Tile, type TileProps } from './tile.tsx'

const Frame = chakra('div', {
  base: { position: 'relative', display: 'grid', '&:has(button:hover) > dl': { borderColor: 'lineStrong' } },
  variants: { pressed: { true: { '& > dl': { bg: 'accentBg', borderColor: 'accentLine' } } } },
})
const Cover = chakra('button', {
  base: { position: 'absolute', inset: 0, borderRadius: 'card', cursor: 'pointer' },
})

interface TileButtonProps extends TileProps {
  /** What pressing it does. */
  actionLabel: string
  isPressed: boolean
  onPress: () => void
}

/** A figure that shows whom or what it counts. */
export function TileButton({ actionLabel, isPressed, onPress, ...tile }: TileButtonProps) {
  return (
    <Frame pressed={isPressed}>
      <Tile {...tile} />
      <Cover type="button" aria-label={actionLabel} aria-pressed={isPressed} onClick={onPress} />
    </Frame>
  )
}
