import { chakra } from '@chakra-ui/react'
import { checksOf } from '#shared/domain/posture/templates/template-checks.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { CheckArea, CheckAreaHead, CheckItem, CheckItems } from './check-area-parts.tsx'
import { CheckFacts } from './check-facts.tsx'
import { checksByArea } from './checks-by-area.ts'

const Under = chakra('div', { base: { fontSize: 'small', color: 'muted' } })

/** The checks of a template that cannot be changed, by area. */
export function CheckList({ checkIds }: { checkIds: readonly string[] }) {
  const posture = useTexts('posture')
  const words = useCheckWords()
  return checksByArea(checksOf(checkIds)).map(({ area, checks }) => (
    <CheckArea key={area}>
      <CheckAreaHead>
        <h2>{posture(`areas.${area}`)}</h2>
      </CheckAreaHead>
      <CheckItems>
        {checks.map((check) => (
          <CheckItem key={check.id}>
            {words(check.id).name}
            <Under>
              <CheckFacts check={check} />
            </Under>
          </CheckItem>
        ))}
      </CheckItems>
    </CheckArea>
  ))
}
