import { chakra } from '@chakra-ui/react'

/** A remark of a card. */
export const Quiet = chakra('p', { base: { fontSize: 'small', color: 'muted', textWrap: 'pretty' } })
