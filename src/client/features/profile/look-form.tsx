import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Language, LANGUAGES } from '#shared/domain/language/languages.ts'
import { chooseLanguage, useLanguage, useTexts } from '#client/texts/texts.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { Density } from '#client/ui/theme/density.ts'
import type { ColorMode } from '#client/ui/theme/ui-provider.tsx'

const MODES: readonly ColorMode[] = ['system', 'light', 'dark']
const DENSITIES: readonly Density[] = ['compact', 'comfortable']
const LANGUAGE_OPTIONS = (Object.entries(LANGUAGES) as [Language, string][]).map(([value, label]) => ({
  value,
  label,
}))

const Narrow = chakra('div', { base: { maxW: '20rem' } })
const Choice = chakra('div', { base: { display: 'grid', gap: 1.5, justifyItems: 'start' } })
const Label = chakra('div', { base: { fontSize: 'control', fontWeight: 'medium' } })

export interface LookFormProps {
  colorMode: ColorMode
  onColorMode: (mode: ColorMode) => void
  density: Density
  onDensity: (density: Density) => void
}

/** How this device looks to the person. */
export function LookForm({ colorMode, onColorMode, density, onDensity }: LookFormProps) {
  const t = useTexts('profile')
  const words = useTexts('words')
  const frame = useTexts('frame')
  const language = useLanguage()
  return (
    <>
      <Narrow>
        <SelectField
          label={frame('user.language')}
          value={language}
          options={LANGUAGE_OPTIONS}
          onChange={(next) => {
            chooseLanguage(next).catch(() =>
              showToast({
                tone: 'error',
                text: frame('user.languageFailed', { language: LANGUAGES[next] }),
              }),
            )
          }}
        />
      </Narrow>
      <Named label={words('appearance')}>
        <Segmented
          label={words('appearance')}
          value={colorMode}
          onChange={onColorMode}
          options={MODES.map((value) => ({ value, label: frame(`user.${value}`) }))}
        />
      </Named>
      <Named label={t('look.density')}>
        <Segmented
          label={t('look.density')}
          value={density}
          onChange={onDensity}
          options={DENSITIES.map((value) => ({ value, label: t(`look.${value}`) }))}
        />
      </Named>
    </>
  )
}

/** The words stand above; the choice itself is named by them too. */
const Named = ({ label, children }: { label: string; children: ReactNode }) => (
  <Choice>
    <Label aria-hidden>{label}</Label>
    {children}
  </Choice>
)
