/** Template ids of the directory roles that decide here what a partner may do. */
export const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10'
export const APPLICATION_ADMINISTRATOR = '9b895d92-2cd3-44c7-9d02-a6ac2d5ea5c3'
export const CLOUD_APPLICATION_ADMINISTRATOR = '158c047a-c907-4556-b7ef-446551a6b5f7'
export const PRIVILEGED_ROLE_ADMINISTRATOR = 'e8611ab8-c189-46e8-94e1-60213ab1f814'
