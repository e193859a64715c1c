import { chakra } from '@chakra-ui/react'
import { checks as allChecks } from '#shared/domain/posture/checks.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { CheckFacts } from './check-facts.tsx'
import { CheckArea, CheckAreaHead, CheckItem, CheckItems } from './check-area-parts.tsx'
import { checksByArea } from './checks-by-area.ts'

const Count = chakra('span', { base: { color: 'muted', fontVariantNumeric: 'tabular-nums' } })

interface CheckChoiceProps {
  chosen: readonly string[]
  search: string
  onChoose: (checkIds: readonly string[], isChosen: boolean) => void
}

/** Every check that the search finds, by area, each to be chosen alone or with its area. */
export function CheckChoice({ chosen, search, onChoose }: CheckChoiceProps) {
  const t = useTexts('postureTemplates')
  const general = useTexts('words')
  const posture = useTexts('posture')
  const words = useCheckWords()
  const locale = useLocale()
  const isChosen = new Set(chosen)
  const areas = checksByArea(
    allChecks.filter(({ id, code, area }) =>
      matchesWords(`${words(id).name} ${id} ${code} ${posture(`areas.${area}`)}`, search),
    ),
  )
  if (areas.length === 0) return <p role="status">{general('noSuchCheck')}</p>
  return areas.map(({ area, checks }) => {
    const ids = checks.map(({ id }) => id)
    const count = ids.filter((id) => isChosen.has(id)).length
    const areaName = posture(`areas.${area}`)
    return (
      <CheckArea key={area} aria-label={areaName}>
        <CheckAreaHead>
          <Checkbox
            label={t('form.everyOf', { area: areaName })}
            checked={count === 0 ? false : count === ids.length ? true : 'mixed'}
            onChange={(isWanted) => onChoose(ids, isWanted)}
          />
          <Count>
            {t('form.chosenOf', {
              chosen: count.toLocaleString(locale),
              all: ids.length.toLocaleString(locale),
            })}
          </Count>
        </CheckAreaHead>
        <CheckItems>
          {checks.map((check) => (
            <CheckItem key={check.id}>
              <Checkbox
                label={words(check.id).name}
                help={<CheckFacts check={check} />}
                checked={isChosen.has(check.id)}
                onChange={(isWanted) => onChoose([check.id], isWanted)}
              />
            </CheckItem>
          ))}
        </CheckItems>
      </CheckArea>
    )
  })
}
