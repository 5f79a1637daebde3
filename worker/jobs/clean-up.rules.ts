/** Once a night. A test compares it with wrangler.toml. */
export const CLEAN_UP_CRON = "17 3 * * *";
