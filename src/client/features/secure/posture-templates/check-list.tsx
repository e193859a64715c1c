import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { checksOf, isByHand } from '#shared/domain/posture/templates/template-checks.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { CheckArea, CheckAreaHead, CheckItem, CheckItems } from './check-area-parts.tsx'
import { CheckFacts } from './check-facts.tsx'
import { checksByArea } from './checks-by-area.ts'

const Under = chakra('div', { base: { fontSize: 'small', color: 'muted' } })

/** The checks of a template that cannot be changed, by area; what a person has to do is told where the name leads. */
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
            {isByHand(check) ? (
              <Link
                to="/secure/security-posture/$companySelectorId/audit/$securityCheckType"
                params={{ companySelectorId: ALL_COMPANIES, securityCheckType: check.id }}
              >
                {words(check.id).name}
              </Link>
            ) : (
              words(check.id).name
            )}
            <Under>
              <CheckFacts check={check} />
            </Under>
          </CheckItem>
        ))}
      </CheckItems>
    </CheckArea>
  ))
}
