/** What is entered of a company of which nothing but its name is known. */
export const buildCompany = (name: string) => ({
  name,
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  country: '',
  MFA: false,
})
