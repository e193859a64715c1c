import { type Example, only } from '../example.ts'
import { addresses, guid } from '../records/basics.ts'
import { BAD_PASSWORD, MICROSOFT_GRAPH, signIn } from '../records/sign-in.ts'

const written = (members: object, errorCode = 0) => only(signIn({ errorCode, written: { ...members } }))
const one = (members: object) => [signIn({ written: { ...members } })]

const MAIL_PROTOCOLS = ['IMAP4', 'POP3', 'Authenticated SMTP', 'Exchange ActiveSync', 'Other clients']
const AUTHENTICATION_BROKER = '29d9ed98-a469-4536-ade2-f981bc1d605e'
const VISUAL_STUDIO_CODE = 'aebc6443-996d-45c2-90f0-388ff96faa56'

const ropc = { authenticationProtocol: 'ropc', authenticationRequirement: 'singleFactorAuthentication' }
const code = { authenticationProtocol: 'deviceCode' }
const forBroker = { ...code, appId: AUTHENTICATION_BROKER }
const tool = { appId: VISUAL_STUDIO_CODE, resourceId: MICROSOFT_GRAPH }

const session = (later: { minutes?: number; errorCode?: number; written?: object } = {}) => {
  const inGraph = { sessionId: guid('session', 1), resourceId: MICROSOFT_GRAPH }
  return [
    signIn({ written: inGraph }),
    signIn({
      count: 1,
      minutes: 20,
      ...later,
      written: { ...inGraph, ipAddress: addresses.abroad, ...later.written },
    }),
  ]
}

const HOME = { latitude: 52.1, longitude: 5.1 }
const OVERSEAS = { latitude: 40.7, longitude: -74 }
const journey = (minutes: number, errorCode = 0, members: object = {}, coordinates = OVERSEAS) => [
  signIn({ coordinates: HOME }),
  signIn({
    count: 1,
    minutes,
    errorCode,
    coordinates,
    written: { ipAddress: addresses.abroad, ...members },
  }),
]
const southward = (latitude: number) => journey(10, 0, {}, { ...HOME, latitude })

export const waysIn: readonly Example[] = [
  ...MAIL_PROTOCOLS.map((clientAppUsed) => ({
    id: 'legacy-sign-in',
    records: one({ clientAppUsed }),
    misses: {
      'by a browser': written({ clientAppUsed: 'Browser' }),
      'that failed': written({ clientAppUsed }, BAD_PASSWORD),
    },
  })),
  {
    id: 'password-grant-without-second-factor',
    records: one(ropc),
    misses: {
      'by another protocol': written({ ...ropc, authenticationProtocol: 'oAuth2' }),
      'with a second factor': written({ ...ropc, authenticationRequirement: 'multiFactorAuthentication' }),
      'that failed': written(ropc, BAD_PASSWORD),
    },
  },
  {
    id: 'device-code-for-broker',
    records: one(forBroker),
    also: ['device-code-sign-in'],
    misses: {
      'for another application': written({ ...forBroker, appId: VISUAL_STUDIO_CODE }),
      'by another protocol': written({ ...forBroker, authenticationProtocol: 'oAuth2' }),
      'that failed': written(forBroker, BAD_PASSWORD),
    },
  },
  {
    id: 'device-code-sign-in',
    records: one(code),
    misses: {
      'by another protocol': written({ authenticationProtocol: 'oAuth2' }),
      'that waits for the code': written(code, 50199),
    },
  },
  {
    id: 'graph-session-from-several-addresses',
    records: session(),
    misses: {
      'from one address': only(...session({ written: { ipAddress: addresses.office } })),
      'in another session': only(...session({ written: { sessionId: guid('session', 2) } })),
      'of another service': only(...session({ written: { resourceId: guid('app', 3) } })),
      'renewed without a person': only(...session({ written: { isInteractive: false } })),
      'that failed': only(...session({ errorCode: BAD_PASSWORD })),
      'an hour later': only(...session({ minutes: 60 })),
      'from a safe address': { setup: { safeAddresses: [addresses.abroad] } },
    },
  },
  {
    id: 'developer-tool-reads-graph',
    records: one(tool),
    misses: {
      'another application': written({ ...tool, appId: guid('app', 3) }),
      'reads something else': written({ ...tool, resourceId: guid('app', 3) }),
      'that failed': written(tool, BAD_PASSWORD),
    },
  },
  {
    id: 'impossible-travel',
    records: journey(60),
    misses: {
      'a day at most, but with time for a flight': only(...journey(8 * 60)),
      'that failed': only(...journey(60, BAD_PASSWORD)),
      'from a network of Microsoft': only(...journey(60, 0, { autonomousSystemNumber: 8075 })),
      'from a safe address': { setup: { safeAddresses: [addresses.office] } },
      'to a safe address': { setup: { safeAddresses: [addresses.abroad] } },
    },
  },
  {
    id: 'impossible-travel',
    records: southward(45),
    misses: { 'too fast, but not far': only(...southward(48)) },
  },
]
