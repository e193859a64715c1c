import { chakra } from '@chakra-ui/react'
import type { RiskTexts } from './overview-words.ts'

const Note = chakra('p', { base: { fontSize: 'small', color: 'amber', textWrap: 'pretty' } })

/** The numbers of a card are the least that there is. */
export const Incomplete = ({ t }: { t: RiskTexts }) => <Note>{t('incomplete')}</Note>
