import { useLocale } from '#client/texts/texts.ts'
import { TileButton } from '#client/ui/figures/tile-button.tsx'

interface CountTilesProps<Name extends string> {
  /** What is counted, in order. */
  names: readonly Name[]
  /** What stands for no filter. */
  all: NoInfer<Name>
  label: (name: Name) => string
  /** What pressing a tile does. */
  action: (label: string) => string
  /** Undefined while it is not counted. */
  count: (name: Name) => number | undefined
  /** There is nothing here to count. */
  isUnread: boolean
  /** The filter that the list has. */
  chosen: Name | undefined
  onChoose: (name: Name | undefined) => void
}

/** Figures of a list, of which each shows what it counts; pressed again it shows all. */
export function CountTiles<Name extends string>({
  names,
  all,
  label,
  action,
  count,
  isUnread,
  chosen,
  onChoose,
}: CountTilesProps<Name>) {
  const locale = useLocale()
  return names.map((name) => {
    const isPressed = name !== all && chosen === name
    return (
      <TileButton
        key={name}
        label={label(name)}
        figure={isUnread ? '–' : count(name)?.toLocaleString(locale)}
        actionLabel={action(label(name))}
        isPressed={isPressed}
        onPress={() => onChoose(isPressed || name === all ? undefined : name)}
      />
    )
  })
}
