import { chakra } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { AskedAssistant } from '#client/machines/assistant-context.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useSite } from '#client/machines/use-site.ts'
import { CompanyField } from '#client/parts/company-field.tsx'
import type { Target } from '#client/parts/screen/target.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Sheet } from '#client/ui/overlays/sheet.tsx'
import { SheetHead, SheetSentence } from '#client/ui/overlays/sheet-head.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { conversationAbout } from './conversations.ts'
import { QuestionForm } from './question-form.tsx'
import { Turns } from './turns.tsx'

const Choice = chakra('div', { base: { flexShrink: 0, px: 5, pb: 3.5 } })

export interface AssistantSheetProps {
  asked: AskedAssistant
  onClose: () => void
  onNavigate: (target: Target) => void
}

/** Questions about one company, and their answers, over whatever page is open (AI-01 to AI-05). */
export function AssistantSheet({ asked, onClose, onNavigate }: AssistantSheetProps) {
  const t = useTexts('assistant')
  const words = useTexts('words')
  const heading = useRef<HTMLHeadingElement>(null)
  const isOnline = useIsOnline()
  const { assistant: hasModel = false } = useSite()
  const [chosen, setChosen] = useState(asked.customerId)
  const { login } = useDevice()
  // Asked once, also by somebody who looks at another company in between.
  const [policy, setPolicy] = useState(asked.policy)
  return (
    <Sheet open onClose={onClose} label={t('title')} side="end" initialFocus={heading}>
      <SheetHead title={t('title')} heading={heading} closeLabel={words('close')} onClose={onClose}>
        <SheetSentence>
          {t(hasModel && !login.isReadOnly ? (isOnline ? 'byModel' : 'offline') : 'byRules')}
        </SheetSentence>
      </SheetHead>
      <Choice>
        <CompanyField label={words('company')} value={chosen} onChange={setChosen} />
      </Choice>
      {chosen === undefined ? (
        <Choice>
          <Quiet as="p">{t('chooseFirst')}</Quiet>
        </Choice>
      ) : (
        <Suspense fallback={<SkeletonRows label={t('typing')} />}>
          <About
            key={chosen}
            customerId={chosen}
            policy={chosen === asked.customerId ? policy : undefined}
            onAsked={() => setPolicy(undefined)}
            usesModel={hasModel && isOnline && !login.isReadOnly}
            onNavigate={onNavigate}
          />
        </Suspense>
      )}
    </Sheet>
  )
}

interface AboutProps extends Pick<AssistantSheetProps, 'onNavigate'> {
  customerId: string
  policy: AskedAssistant['policy']
  usesModel: boolean
  onAsked: () => void
}

function About({ customerId, policy, usesModel, onAsked, onNavigate }: AboutProps) {
  const t = useTexts('assistant')
  const device = useDevice()
  const wordsOf = useCheckWords()
  const conversation = useMemo(
    () =>
      conversationAbout(device, customerId, {
        nameOf: (checkId) => wordsOf(checkId).name,
        usesModel,
      }),
    [device, customerId, wordsOf, usesModel],
  )
  const state = useSelector(conversation, (snapshot) => snapshot)
  const isAsked = useRef(false)
  const askAbout = useEffectEvent(({ id, name }: NonNullable<AskedAssistant['policy']>) => {
    if (isAsked.current) return
    isAsked.current = true
    const question = {
      text: t('analyzeQuestion', { name }),
      sent: t('analyzeSent'),
      about: { policy_id: id },
    }
    conversation.send({ type: 'question.ask', question })
    onAsked()
  })
  useEffect(() => {
    if (policy) askAbout(policy)
  }, [policy])
  return (
    <>
      <Turns
        state={state}
        customerId={customerId}
        onNavigate={onNavigate}
        onRetry={() => conversation.send({ type: 'question.retry' })}
      />
      <QuestionForm
        state={state}
        onAsk={(text) => conversation.send({ type: 'question.ask', question: { text } })}
        onClear={() => conversation.send({ type: 'conversation.clear' })}
      />
    </>
  )
}
