ALTER TABLE `product_import_rows` ADD `reference_sku` text;--> statement-breakpoint
ALTER TABLE `product_import_rows` ADD `description` text;--> statement-breakpoint
ALTER TABLE `product_import_rows` ADD `price` integer;--> statement-breakpoint
ALTER TABLE `product_import_rows` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `product_import_rows` ADD `discount` integer;--> statement-breakpoint
ALTER TABLE `product_import_rows` ADD `bundle_short_code` text;