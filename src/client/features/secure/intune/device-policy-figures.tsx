import { useMemo } from 'react'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { TileButton } from '#client/ui/figures/tile-button.tsx'
import { type DevicePolicyRow, type FigureFilters, figuresOf } from './device-policy-rows.ts'
import { figureText } from './device-policy-words.ts'
import type { IntuneAddress } from './intune-address.ts'

interface DevicePolicyFiguresProps {
  /** Undefined while they are read. */
  rows: readonly DevicePolicyRow[] | undefined
  address: IntuneAddress
  onAddress: (change: Partial<IntuneAddress>) => void
}

/** The parts of the address that a figure may set, and takes away where another one is pressed. */
const NO_FILTERS = { platform: undefined, kind: undefined, assigned: undefined } as const

/** The figures that matter; each shows what it counts. */
export function DevicePolicyFigures({ rows, address, onAddress }: DevicePolicyFiguresProps) {
  const t = useTexts('intune')
  const locale = useLocale()
  const figures = useMemo(() => figuresOf(rows), [rows])
  const { platform, kind, assigned } = address
  const asked = canonicalJson({ platform, kind, assigned })
  return figures.map(({ name, count, filters }) => {
    const label = figureText(name, t)
    const isPressed = name !== 'policies' && asked === canonicalJson(withFilters(filters))
    return (
      <TileButton
        key={name}
        label={label}
        figure={count?.toLocaleString(locale)}
        actionLabel={t('figures.show', { figure: label })}
        isPressed={isPressed}
        onPress={() => onAddress(withFilters(isPressed ? {} : filters))}
      />
    )
  })
}

const withFilters = (filters: FigureFilters) => ({ ...NO_FILTERS, ...filters })
