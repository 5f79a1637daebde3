DROP INDEX `companies_title`;--> statement-breakpoint
DROP INDEX `companies_city`;--> statement-breakpoint
CREATE INDEX `companies_title` ON `companies` (substr("searched", 1, length(replace("title", 'ß', 'ss'))));--> statement-breakpoint
CREATE INDEX `companies_city` ON `companies` (CASE length("searched") WHEN length(replace("title", 'ß', 'ss')) + length(replace("city", 'ß', 'ss')) + length("zip") + 2 THEN substr("searched", length(replace("title", 'ß', 'ss')) + 2, length(replace("city", 'ß', 'ss'))) ELSE lower("city") END);
