import { SupportLink } from '#client/parts/support-link.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import type { SignInProblem } from './sign-in.machine.ts'

export interface ProblemNoticeProps {
  problem: SignInProblem | 'problem' | 'codeUsed' | undefined
  supportEmail: string | undefined
  /** Where support can help whatever it was. */
  hasSupport?: boolean
}

/** What went wrong, in the words of the catalogue; where nobody knows, whom to ask. */
export function ProblemNotice({ problem, supportEmail, hasSupport = false }: ProblemNoticeProps) {
  const t = useTexts('auth')
  if (!problem) return null
  const isForSupport = hasSupport || problem === 'unexpected'
  return (
    <Callout tone="error">
      {t(`problems.${problem}`)}
      {isForSupport && supportEmail ? (
        <>
          {' '}
          <SupportLink email={supportEmail} />
        </>
      ) : null}
    </Callout>
  )
}
