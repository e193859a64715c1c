import { useMemo } from 'react'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { TileButton } from '#client/ui/figures/tile-button.tsx'
import type { MfaAddress } from './mfa-address.ts'
import { MFA_FIGURE_NAMES, MFA_FIGURES, type MfaRow } from './mfa-rows.ts'

/** The parts of the address that a figure may set, and takes away where another one is pressed. */
const NO_FILTERS = {
  status: undefined,
  protection: undefined,
  strength: undefined,
  method: undefined,
  state: undefined,
  cloud: undefined,
  admin: undefined,
  guest: undefined,
} as const

interface MfaFiguresProps {
  /** Undefined while they are read. */
  rows: readonly MfaRow[] | undefined
  address: MfaAddress
  onAddress: (change: Partial<MfaAddress>) => void
}

/** The figures that matter; each shows whom it counts. */
export function MfaFigures({ rows, address, onAddress }: MfaFiguresProps) {
  const t = useTexts('mfa')
  const locale = useLocale()
  const counts = useMemo(
    () => rows && new Map(MFA_FIGURE_NAMES.map((name) => [name, countOf(rows, name)])),
    [rows],
  )
  const asked = canonicalJson(
    Object.fromEntries(
      Object.keys(NO_FILTERS).map((part) => [part, address[part as keyof typeof NO_FILTERS]]),
    ),
  )
  return MFA_FIGURE_NAMES.map((name) => {
    const { filters } = MFA_FIGURES[name]
    const label = t(`figures.${name}`)
    const isPressed = name !== 'people' && asked === canonicalJson({ ...NO_FILTERS, ...filters })
    return (
      <TileButton
        key={name}
        label={label}
        figure={counts?.get(name)?.toLocaleString(locale)}
        actionLabel={t('figures.show', { figure: label })}
        isPressed={isPressed}
        onPress={() => onAddress({ ...NO_FILTERS, ...(isPressed ? {} : filters) })}
      />
    )
  })
}

const countOf = (rows: readonly MfaRow[], name: (typeof MFA_FIGURE_NAMES)[number]): number => {
  const { counts } = MFA_FIGURES[name]
  return rows.reduce((sum, row) => (counts(row) ? sum + 1 : sum), 0)
}
