CREATE TABLE `product_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`generation` integer DEFAULT 0 NOT NULL,
	`import_id` integer,
	`activated_by` text,
	`written_owner` integer DEFAULT -1 NOT NULL,
	`written_key` text DEFAULT '' NOT NULL,
	CONSTRAINT "product_state_single" CHECK("product_state"."id" = 1)
);
--> statement-breakpoint
DROP INDEX `products_parts`;--> statement-breakpoint
DROP INDEX `products_global_parts`;--> statement-breakpoint
DROP INDEX `products_sku`;--> statement-breakpoint
DROP INDEX `products_company`;--> statement-breakpoint
DROP INDEX `products_company_sku`;--> statement-breakpoint
DROP INDEX `products_searched`;--> statement-breakpoint
DROP INDEX `products_bundles`;--> statement-breakpoint
ALTER TABLE `products` ADD `since` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `until` integer DEFAULT 2147483647 NOT NULL;--> statement-breakpoint
CREATE INDEX `products_ended` ON `products` (`until`) WHERE "products"."until" < 2147483647;--> statement-breakpoint
CREATE UNIQUE INDEX `products_parts` ON `products` (`company_id`,`parts_key`,`since`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_global_parts` ON `products` (`parts_key`,`since`) WHERE "products"."company_id" IS NULL;--> statement-breakpoint
CREATE INDEX `products_sku` ON `products` (`sku`,`id`,`since`,`until`);--> statement-breakpoint
CREATE INDEX `products_company` ON `products` (`company_id`,`id`,`since`,`until`);--> statement-breakpoint
CREATE INDEX `products_company_sku` ON `products` (`company_id`,`sku`,`id`,`since`,`until`);--> statement-breakpoint
CREATE INDEX `products_searched` ON `products` (`searched`,`company_id`,`kind`,`sku`,`since`,`until`);--> statement-breakpoint
CREATE INDEX `products_bundles` ON `products` (`company_id`,`parts_key`,`since`,`until`) WHERE "products"."kind" = 'bundle';