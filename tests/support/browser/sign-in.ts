import { z } from 'zod'

const signedIn = z.object({ AuthenticationResult: z.object({ IdToken: z.string() }) })

/** Signs in at a site's user pool with a password; gives the identity token. */
export async function passwordSignIn(
  siteUrl: string,
  clientId: string,
  email: string,
  password: string,
): Promise<string> {
  const response = await fetch(`${siteUrl}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${email} was not signed in: ${JSON.stringify(answer)}`)
  return signedIn.parse(answer).AuthenticationResult.IdToken
}
