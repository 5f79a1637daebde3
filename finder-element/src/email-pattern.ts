/** What the server takes (`emailSchema`); browsers also take addresses without a dot, among others. */
export const EMAIL_PATTERN = "([\\w'+\\-]+\\.)*[\\w'+\\-]*[\\w+\\-]@([A-Za-z\\d][A-Za-z\\d\\-]*\\.)+[A-Za-z]{2,}";
