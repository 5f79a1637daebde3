/** What can't wait for the night, all day long. A test compares it with wrangler.toml. */
export const FREQUENT_CRON = "*/10 * * * *";
