import { chakra } from '@chakra-ui/react'
import { APPLICATION_NAMES, APPLICATIONS } from '#shared/domain/integrations/applications.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'
import type { AlertTexts } from './alert-badges.tsx'
import type { NamedAlert } from './alert-rows.ts'
import { isFactName, isFactValue, ownFactsOf } from './own-fact-words.ts'

const Lines = chakra('span', { base: { whiteSpace: 'pre-line' } })

/** What our own server tells of something that it noticed itself, in the words of this device. */
export function OwnFacts({ alert: { row } }: { alert: NamedAlert }) {
  const t = useTexts('alerts')
  const userOf = useUserNames()
  const checkOf = useCheckWords()
  // Nobody that is named is somebody, not who sits here.
  const by = row.actor?.kind === 'provider' ? t('own.by', { name: userOf(row.actor.id ?? '') }) : ''
  const items = ownFactsOf(row.facts).map(({ name, values }) => ({
    term: isFactName(name) ? t(`own.names.${name}`) : name,
    value: (
      <Lines>
        {values
          .map((value) => (name === 'check' ? checkOf(value).name : valueText(name, value, t)))
          .join('\n')}
      </Lines>
    ),
  }))
  return (
    <PanelPart title={t('own.told')}>
      <DefinitionList items={[...(by ? [{ term: t('facts.actor'), value: by }] : []), ...items]} />
    </PanelPart>
  )
}

function valueText(name: string, value: string, t: AlertTexts): string {
  if (name === 'integration') {
    const application = APPLICATIONS.find((each) => each === value)
    return application ? APPLICATION_NAMES[application] : value
  }
  return isFactValue(value) ? t(`own.values.${value}`) : value
}
